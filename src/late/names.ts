/** The parts that come late, each by the name of its file. */
export type LateName =
  // parts that several screens show
  | 'CouponList'
  | 'EarnLine'
  | 'PosterSheet'
  | 'QrCode'
  | 'ShareWays'
  | 'VideoOver'
  | 'moreBlocks'
  // parts of home and the other tabs
  | 'ManageBar'
  | 'MergeNotice'
  | 'RecommendedTiles'
  | 'centreTools'
  // parts of a product
  | 'AboutProduct'
  | 'DeliveryPlaces'
  | 'Film'
  | 'LongDescription'
  | 'PromotionBody'
  | 'Recommended'
  | 'Viewer'
  // parts of a shop
  | 'shopParts'
  // parts of the confirmation
  | 'RewardChoices'
  | 'Together'
  | 'Unclaimed'
  // parts of service
  | 'afterSalesType'
  | 'applyVersions'
  | 'billWritten'
