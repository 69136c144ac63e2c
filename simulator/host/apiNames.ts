/** Every API that miniprogram-api-typings names, made from them by scripts/weapp-api-names.mjs. `later` answers through success and fail. */
export const apiNames = {
  later:
    'addCard addFileToFavorites addPaymentPassFinish addPaymentPassGetCertificateData addPhoneCalendar addPhoneContact addPhoneRepeatCalendar addVideoToFavorites authPrivateMessage authorize authorizeForMiniProgram batchGetStorage batchSetStorage bindEmployeeRelation canAddSecureElementPass canvasGetImageData canvasPutImageData canvasToTempFilePath checkDeviceSupportHevc checkEmployeeRelation checkIsAddedToMyMiniProgram checkIsOpenAccessibility checkIsSoterEnrolledInDevice checkIsSupportFacialRecognition checkIsSupportSoterAuthentication checkSession checkTransitCardSupport chooseAddress chooseContact chooseImage chooseInvoice chooseInvoiceTitle chooseLicensePlate chooseLocation chooseMedia chooseMessageFile choosePoi chooseVideo clearStorage closeBLEConnection closeBluetoothAdapter closeSocket compressImage compressVideo connectSocket connectWifi cropImage deleteTransitCard disableAlertBeforeUnload downloadFile editImage enableAlertBeforeUnload enterChatToolMode exitMiniProgram exitVoIPChat faceDetect getAvailableAudioSources getBLEDeviceCharacteristics getBLEDeviceRSSI getBLEDeviceServices getBLEMTU getBackgroundAudioPlayerState getBackgroundFetchData getBackgroundFetchToken getBatteryInfo getBeacons getBluetoothAdapterState getBluetoothDevices getChannelsLiveInfo getChannelsLiveNoticeInfo getChannelsShareKey getChatToolInfo getClipboardData getCommonConfig getConnectedBluetoothDevices getConnectedWifi getDeviceBenchmarkInfo getDeviceVoIPList getExtConfig getFuzzyLocation getGroupEnterInfo getHCEState getImageInfo getInferenceEnvInfo getLocalIPAddress getLocation getNetworkType getPrivacySetting getRandomValues getRendererUserAgent getScreenBrightness getScreenRecordingState getSecureElementPasses getSelectedTextRange getSetting getShareInfo getShowSplashAdStatus getSkylineInfo getStorage getStorageInfo getSystemInfo getSystemInfoAsync getTransitCardCPLC getTransitCardInfo getTransitCardList getUserInfo getUserProfile getVideoInfo getWeRunData getWifiList hideHomeButton hideKeyboard hideLoading hideNavigationBarLoading hideShareMenu hideTabBar hideTabBarRedDot hideToast initFaceDetect isBluetoothDevicePaired issueTransitCard join1v1Chat joinVoIPChat jumpToOfflinePay loadBuiltInFontFace loadFontFace login makeBluetoothPair makePhoneCall navigateBack navigateBackMiniProgram navigateTo navigateToMiniProgram notifyBLECharacteristicValueChange notifyGroupMembers openAppAuthorizeSetting openBluetoothAdapter openCard openChannelsActivity openChannelsEvent openChannelsLive openChannelsLiveNoticeInfo openChannelsUserProfile openChatTool openCustomerServiceChat openDesignerProfile openDocument openEmbeddedMiniProgram openHKOfflinePayView openInquiriesTopic openLocation openOfficialAccountArticle openOfficialAccountChat openOfficialAccountProfile openPrivacyContract openSetting openSingleStickerView openStickerIPView openStickerSetView openStoreCouponDetail openStoreOrderDetail openSystemBluetoothSetting openVideoEditor pageScrollTo pauseBackgroundAudio pauseVoice playBackgroundAudio playVoice pluginLogin postMessageToReferrerMiniProgram postMessageToReferrerPage preDownloadSubpackage preloadAssets preloadSkylineView preloadWebview previewImage previewMedia reLaunch readBLECharacteristicValue rechargeTransitCard redirectTo removeSecureElementPass removeStorage removeTabBarBadge request requestAppleSubscribeSign requestCommonPayment requestDeviceVoIP requestFacialVerify requestMerchantTransfer requestOrderPayment requestPayment requestPluginPayment requestSubscribeDeviceMessage requestSubscribeEmployeeMessage requestSubscribeMessage requestVirtualPayment requirePrivacyAuthorize reserveChannelsLive restartMiniProgram rewriteRoute saveFileToDisk saveImageToPhotosAlbum saveVideoToPhotosAlbum scanCode seekBackgroundAudio selectGroupMembers sendHCEMessage sendSms sendSocketMessage setBLEMTU setBackgroundColor setBackgroundFetchToken setBackgroundTextStyle setClipboardData setEnable1v1Chat setEnableDebug setInnerAudioOption setKeepScreenOn setNavigationBarColor setNavigationBarTitle setScreenBrightness setStorage setTabBarBadge setTabBarItem setTabBarStyle setTopBarText setVisualEffectOnCapture setWifiList setWindowSize shareAppMessageToGroup shareEmojiToGroup shareFileMessage shareFileToGroup shareImageToGroup shareToOfficialAccount shareToWeRun shareVideoMessage shareVideoToGroup showActionSheet showLoading showModal showNavigationBarLoading showRedPackage showShareImageMenu showShareMenu showTabBar showTabBarRedDot showToast startAccelerometer startBeaconDiscovery startBluetoothDevicesDiscovery startCompass startDeviceMotionListening startGyroscope startHCE startLocalServiceDiscovery startLocationUpdate startLocationUpdateBackground startPullDownRefresh startRecord startSoterAuthentication startWifi stopAccelerometer stopBackgroundAudio stopBeaconDiscovery stopBluetoothDevicesDiscovery stopCompass stopDeviceMotionListening stopFaceDetect stopGyroscope stopHCE stopLocalServiceDiscovery stopLocationUpdate stopPullDownRefresh stopRecord stopVoice stopWifi subscribeVoIPVideoMembers switchTab updateShareMenu updateVoIPChatMuteConfig updateWeChatApp uploadFile vibrateLong vibrateShort writeBLECharacteristicValue'.split(
      ' '
    ),
  atOnce:
    'arrayBufferToBase64 base64ToArrayBuffer batchGetStorageSync batchSetStorageSync canIUse cancelIdleCallback checkIsPictureInPictureActive clearStorageSync createAnimation createAudioContext createBLEConnection createBLEPeripheralServer createBufferURL createCacheManager createCameraContext createCanvasContext createGlobalPayment createInferenceSession createInnerAudioContext createIntersectionObserver createInterstitialAd createLivePlayerContext createLivePusherContext createMapContext createMediaAudioPlayer createMediaContainer createMediaRecorder createOffscreenCanvas createRewardedVideoAd createSelectorQuery createTCPSocket createUDPSocket createVKSession createVideoContext createVideoDecoder createWebAudioContext createWorker getAccountInfoSync getApiCategory getAppAuthorizeSetting getAppBaseInfo getBackgroundAudioManager getBatteryInfoSync getDeviceInfo getEnterOptionsSync getExptInfoSync getExtConfigSync getFileSystemManager getLaunchOptionsSync getLogManager getMenuButtonBoundingClientRect getNFCAdapter getPerformance getPluginUpdateManager getRealtimeLogManager getRecorderManager getSkylineInfoSync getStorageInfoSync getStorageSync getSystemInfoSync getSystemSetting getUpdateManager getUserCryptoManager getWindowInfo getXrFrameSystem isVKSupport nextTick removeStorageSync reportAnalytics reportEvent reportMonitor reportPerformance requestIdleCallback revokeBufferURL setStorageSync'.split(
      ' '
    ),
  listeners:
    'offAccelerometerChange offAfterPageLoad offAfterPageUnload offApiCategoryChange offAppHide offAppRoute offAppRouteDone offAppShow offAudioInterruptionBegin offAudioInterruptionEnd offBLECharacteristicValueChange offBLEConnectionStateChange offBLEMTUChange offBLEPeripheralConnectionStateChanged offBatteryInfoChange offBeaconServiceChange offBeaconUpdate offBeforeAppRoute offBeforePageLoad offBeforePageUnload offBluetoothAdapterStateChange offBluetoothDeviceFound offCompassChange offCopyUrl offDeviceMotionChange offEmbeddedMiniProgramHeightChange offError offGeneratePoster offGetWifiList offGyroscopeChange offHCEMessage offKeyDown offKeyUp offKeyboardHeightChange offLazyLoadError offLocalServiceDiscoveryStop offLocalServiceFound offLocalServiceLost offLocalServiceResolveFail offLocationChange offLocationChangeError offMemoryWarning offMenuButtonBoundingClientRectWeightChange offNetworkStatusChange offNetworkWeakChange offPageNotFound offParallelStateChange offScreenRecordingStateChanged offThemeChange offUnhandledRejection offUserCaptureScreen offUserOffTranslation offUserTriggerTranslation offVoIPChatInterrupted offVoIPChatMembersChanged offVoIPChatSpeakersChanged offVoIPChatStateChanged offVoIPVideoMembersChanged offWifiConnected offWifiConnectedWithPartialInfo offWindowResize offWindowStateChange onAccelerometerChange onAfterPageLoad onAfterPageUnload onApiCategoryChange onAppHide onAppRoute onAppRouteDone onAppShow onAudioInterruptionBegin onAudioInterruptionEnd onBLECharacteristicValueChange onBLEConnectionStateChange onBLEMTUChange onBLEPeripheralConnectionStateChanged onBackgroundAudioPause onBackgroundAudioPlay onBackgroundAudioStop onBackgroundFetchData onBatteryInfoChange onBeaconServiceChange onBeaconUpdate onBeforeAppRoute onBeforePageLoad onBeforePageUnload onBluetoothAdapterStateChange onBluetoothDeviceFound onCompassChange onCopyUrl onDeviceMotionChange onEmbeddedMiniProgramHeightChange onError onGeneratePoster onGetWifiList onGyroscopeChange onHCEMessage onKeyDown onKeyUp onKeyboardHeightChange onLazyLoadError onLocalServiceDiscoveryStop onLocalServiceFound onLocalServiceLost onLocalServiceResolveFail onLocationChange onLocationChangeError onMemoryWarning onMenuButtonBoundingClientRectWeightChange onNeedPrivacyAuthorization onNetworkStatusChange onNetworkWeakChange onPageNotFound onParallelStateChange onScreenRecordingStateChanged onSocketClose onSocketError onSocketMessage onSocketOpen onThemeChange onUnhandledRejection onUserCaptureScreen onUserOffTranslation onUserTriggerTranslation onVoIPChatInterrupted onVoIPChatMembersChanged onVoIPChatSpeakersChanged onVoIPChatStateChanged onVoIPVideoMembersChanged onWifiConnected onWifiConnectedWithPartialInfo onWindowResize onWindowStateChange'.split(
      ' '
    ),
  values: 'cloud env router worklet'.split(' ')
} as const

export interface MethodNames {
  later: string[]
  atOnce: string[]
  listeners: string[]
}
/** The same of the objects that it hands out. */
export const objectNames = {
  CanvasContext: {
    later: [],
    atOnce:
      'arc arcTo beginPath bezierCurveTo clearRect clip closePath createCircularGradient createLinearGradient createPattern draw drawImage fill fillRect fillText lineTo measureText moveTo quadraticCurveTo rect restore rotate save scale setFillStyle setFontSize setGlobalAlpha setLineCap setLineDash setLineJoin setLineWidth setMiterLimit setShadow setStrokeStyle setTextAlign setTextBaseline setTransform stroke strokeRect strokeText transform translate'.split(
        ' '
      ),
    listeners: []
  },
  FileSystemManager: {
    later:
      'access appendFile close copyFile fstat ftruncate getFileInfo getSavedFileList mkdir open read readCompressedFile readFile readZipEntry readdir removeSavedFile rename rmdir saveFile stat truncate unlink unzip write writeFile'.split(
        ' '
      ),
    atOnce:
      'accessSync appendFileSync closeSync copyFileSync fstatSync ftruncateSync mkdirSync openSync readCompressedFileSync readFileSync readSync readdirSync renameSync rmdirSync saveFileSync statSync truncateSync unlinkSync writeFileSync writeSync'.split(
        ' '
      ),
    listeners: []
  },
  InnerAudioContext: {
    later: [],
    atOnce: 'destroy pause play seek stop'.split(' '),
    listeners:
      'offCanplay offEnded offError offPause offPlay offSeeked offSeeking offStop offTimeUpdate offWaiting onCanplay onEnded onError onPause onPlay onSeeked onSeeking onStop onTimeUpdate onWaiting'.split(
        ' '
      )
  },
  MapContext: {
    later:
      'addArc addCustomLayer addGroundOverlay addMarkers addVisualLayer eraseLines executeVisualLayerCommand fromScreenLocation getCenterLocation getRegion getRotate getScale getSkew includePoints initMarkerCluster moveAlong moveToLocation openMapApp removeArc removeCustomLayer removeGroundOverlay removeMarkers removeVisualLayer setBoundary setCenterOffset setLocMarkerIcon toScreenLocation translateMarker updateGroundOverlay'.split(
        ' '
      ),
    atOnce: 'on'.split(' '),
    listeners: []
  },
  VideoContext: {
    later: 'exitPictureInPicture requestFullScreen'.split(' '),
    atOnce:
      'exitBackgroundPlayback exitCasting exitFullScreen hideStatusBar pause play playbackRate reconnectCasting requestBackgroundPlayback seek sendDanmu showStatusBar startCasting stop switchCasting'.split(
        ' '
      ),
    listeners: []
  }
} satisfies Record<string, MethodNames>
