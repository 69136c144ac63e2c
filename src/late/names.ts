/** The parts that come late, each by the name of its file. */
export type LateName =
  // of what several screens show
  | 'CouponList'
  | 'EarnLine'
  | 'PosterSheet'
  | 'QrCode'
  | 'ShareWays'
  | 'VideoOver'
  | 'moreBlocks'
  // of home and the other tabs
  | 'ManageBar'
  | 'MergeNotice'
  | 'RecommendedTiles'
  | 'centreTools'
  // of a product
  | 'AboutProduct'
  | 'DeliveryPlaces'
  | 'Film'
  | 'LongDescription'
  | 'PromotionBody'
  | 'Recommended'
  | 'Viewer'
  // of a shop
  | 'shopParts'
  // of the confirmation
  | 'RewardChoices'
  | 'Together'
  | 'Unclaimed'
  // of service
  | 'afterSalesType'
  | 'applyVersions'
  | 'billWritten'
