/** Schemas of the contract by name. Made from its files by `node scripts/generate-docs.mjs`; do not edit. */
import type { TSchema } from 'typebox'
import { Cart, CartRow, CartShop } from './o2cart'
import { Settlement, SettlementCoupon, SettlementGift, SettlementPacket, SettlementPoints, SettlementShop, UsableRewards } from './o2cht'
import { OwnReview, Review, ReviewDraft, ReviewKind, ReviewRow, ReviewStatus, ReviewTag, ReviewVideo, Typed } from './o2cmt'
import { Answer, AskedProduct, Question } from './o2cmtConsults'
import { Address, AddressInput, CustomerInfo } from './o2cum'
import { Footstep } from './o2cumFootstep'
import { CheckIn, Month, PointExchange, PointOffer, PointTransaction } from './o2cumPoints'
import { ShopCard } from './o2md'
import { FollowedFilter, FollowedShop, ShopDetail, ShopFound, ShopLicence, ShopPromise, ShopScore } from './o2mdShop'
import { CentreCoupon, CouponKind, CouponOffer, OwnCoupon, OwnCouponState } from './o2mkt'
import { RedPacketEntry, RedPacketKind, RedPacketOffer, RedPacketState, UserRedPacket } from './o2mktRedPackets'
import { RiddleRound } from './o2mktRiddle'
import { SubscribeTemplate } from './o2msg'
import { OrderCodes, OrderDetail, OrderKind, OrderRow, OrderStatus, OrderSummary, PayChannel, PayMeans, Payment, PaymentStatus, StartedPayment } from './o2ord'
import { Desk, DeskPlan, DeskSplit } from './o2ordDesk'
import { InvoiceDetail, InvoiceKind, InvoiceOffer, InvoicePartyInput, InvoiceState, InvoiceSummary, InvoiceTitle, InvoiceTitleInput, MailState } from './o2ordInvoices'
import { GeoPoint, Parcel, ParcelGoods, ParcelPlace, ParcelState, Visit } from './o2ordParcels'
import { PayLink, PayLinkState } from './o2ordPaying'
import { PriceProtection } from './o2ordProtection'
import { Receipt, ReceiptState } from './o2ordReceipt'
import { GuideCard, InstallationGuide, Measure, RecipeAppliance, RecipeCard, RecipeDetail, RecipeIngredient, RecipeStep, RecipeTaste } from './o2pcm-recipes'
import { Category, CategoryGroup, CategoryLeaf, ContentDocument, ContentItem, ParameterGroup, ParameterRow, ProductDetail, ProductParameters, ProductSku } from './o2pcm'
import { FeeSheet, FeeWork, ServiceFee } from './o2pcmFees'
import { LiveGoods, LiveRoom, LiveState } from './o2pcmLive'
import { Manual, ManualGroup, ManualProduct, OwnedManual } from './o2pcmManuals'
import { CommonProblem, HelpGroup, Helped, HelpedNotBy } from './o2pcmProblems'
import { CardFlash, ProductCard, ProductTag, SearchSort } from './o2srh'
import { Favourite } from './o2wl'
import { BundleRule, Code, Fen, FlashWindow, GiftMark, GiftRule, Millis, Ok, Page, Phone, PlatformCode, Quantity, RegionCode, Size, SkuRow, SpecValue, Swatch, Unsellable, Video } from './shared'

export const namedSchemas: Readonly<Record<string, TSchema>> = {
  Cart,
  CartRow,
  CartShop,
  Settlement,
  SettlementCoupon,
  SettlementGift,
  SettlementPacket,
  SettlementPoints,
  SettlementShop,
  UsableRewards,
  OwnReview,
  Review,
  ReviewDraft,
  ReviewKind,
  ReviewRow,
  ReviewStatus,
  ReviewTag,
  ReviewVideo,
  Typed,
  Answer,
  AskedProduct,
  Question,
  Address,
  AddressInput,
  CustomerInfo,
  Footstep,
  CheckIn,
  Month,
  PointExchange,
  PointOffer,
  PointTransaction,
  ShopCard,
  FollowedFilter,
  FollowedShop,
  ShopDetail,
  ShopFound,
  ShopLicence,
  ShopPromise,
  ShopScore,
  CentreCoupon,
  CouponKind,
  CouponOffer,
  OwnCoupon,
  OwnCouponState,
  RedPacketEntry,
  RedPacketKind,
  RedPacketOffer,
  RedPacketState,
  UserRedPacket,
  RiddleRound,
  SubscribeTemplate,
  OrderCodes,
  OrderDetail,
  OrderKind,
  OrderRow,
  OrderStatus,
  OrderSummary,
  PayChannel,
  PayMeans,
  Payment,
  PaymentStatus,
  StartedPayment,
  Desk,
  DeskPlan,
  DeskSplit,
  InvoiceDetail,
  InvoiceKind,
  InvoiceOffer,
  InvoicePartyInput,
  InvoiceState,
  InvoiceSummary,
  InvoiceTitle,
  InvoiceTitleInput,
  MailState,
  GeoPoint,
  Parcel,
  ParcelGoods,
  ParcelPlace,
  ParcelState,
  Visit,
  PayLink,
  PayLinkState,
  PriceProtection,
  Receipt,
  ReceiptState,
  GuideCard,
  InstallationGuide,
  Measure,
  RecipeAppliance,
  RecipeCard,
  RecipeDetail,
  RecipeIngredient,
  RecipeStep,
  RecipeTaste,
  Category,
  CategoryGroup,
  CategoryLeaf,
  ContentDocument,
  ContentItem,
  ParameterGroup,
  ParameterRow,
  ProductDetail,
  ProductParameters,
  ProductSku,
  FeeSheet,
  FeeWork,
  ServiceFee,
  LiveGoods,
  LiveRoom,
  LiveState,
  Manual,
  ManualGroup,
  ManualProduct,
  OwnedManual,
  CommonProblem,
  HelpGroup,
  Helped,
  HelpedNotBy,
  CardFlash,
  ProductCard,
  ProductTag,
  SearchSort,
  Favourite,
  BundleRule,
  Code,
  Fen,
  FlashWindow,
  GiftMark,
  GiftRule,
  Millis,
  Ok,
  Page,
  Phone,
  PlatformCode,
  Quantity,
  RegionCode,
  Size,
  SkuRow,
  SpecValue,
  Swatch,
  Unsellable,
  Video
}
