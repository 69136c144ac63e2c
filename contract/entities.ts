/** The contract's entities as plain types, for the app and the gateway. */
import type { Static } from 'typebox'
import type * as shared from './shared'
import type * as cases from './aftersale/o2asCases'
import type * as bill from './aftersale/o2asBills'
import type * as cart from './orders/o2cart'
import type * as checkout from './orders/o2cht'
import type * as settlementRewards from './orders/settlementRewards'
import type * as review from './content/o2cmt'
import type * as consult from './content/o2cmtConsults'
import type * as customer from './people/o2cum'
import type * as employee from './activities/o2cumEmployee'
import type * as footstep from './people/o2cumFootstep'
import type * as partner from './people/o2cumPartner'
import type * as points from './rewards/o2cumPoints'
import type * as story from './content/o2cumStory'
import type * as marketing from './rewards/o2mkt'
import type * as assist from './activities/o2mktAssist'
import type * as presale from './activities/o2mktPresale'
import type * as vault from './money/o2cumVault'
import type * as group from './activities/o2mktGroups'
import type * as rebate from './money/o2srhRebates'
import type * as redPacket from './rewards/o2mktRedPackets'
import type * as subsidy from './activities/o2mktSubsidy'
import type * as trial from './activities/o2mktTrials'
import type * as masterData from './goods/o2md'
import type * as outlet from './goods/o2mdOutlets'
import type * as shop from './goods/o2mdShop'
import type * as message from './content/o2msg'
import type * as chat from './content/o2msgChat'
import type * as order from './orders/o2ord'
import type * as desk from './orders/o2ordDesk'
import type * as paying from './orders/o2ordPaying'
import type * as parcel from './orders/o2ordParcels'
import type * as invoice from './orders/o2ordInvoices'
import type * as product from './goods/o2pcm'
import type * as recipe from './content/o2pcmRecipes'
import type * as fee from './aftersale/o2pcmFees'
import type * as live from './content/o2pcmLive'
import type * as problem from './content/o2pcmProblems'
import type * as manual from './content/o2pcmManuals'
import type * as search from './goods/o2srh'
import type * as favourite from './goods/o2wl'

export type SpecValue = Static<typeof shared.SpecValue>
export type FlashWindow = Static<typeof shared.FlashWindow>
export type SkuRow = Static<typeof shared.SkuRow>
export type GiftRule = Static<typeof shared.GiftRule>
export type ShopCard = Static<typeof masterData.ShopCard>
export type ShopDetail = Static<typeof shop.ShopDetail>
export type ShopFound = Static<typeof shop.ShopFound>
export type LiveGoods = Static<typeof live.LiveGoods>
export type LiveRoom = Static<typeof live.LiveRoom>
export type ShopLicence = Static<typeof shop.ShopLicence>
export type FollowedShop = Static<typeof shop.FollowedShop>
export type FollowedFilter = Static<typeof shop.FollowedFilter>
export type CustomerInfo = Static<typeof customer.CustomerInfo>
export type Address = Static<typeof customer.Address>
export type AddressInput = Static<typeof customer.AddressInput>
export type ProductTag = Static<typeof search.ProductTag>
export type ProductCard = Static<typeof search.ProductCard>
export type SearchSort = Static<typeof search.SearchSort>
export type ProductSku = Static<typeof product.ProductSku>
export type ProductDetail = Static<typeof product.ProductDetail>
export type ProductParameters = Static<typeof product.ProductParameters>
export type ParameterGroup = Static<typeof product.ParameterGroup>
export type Category = Static<typeof product.Category>
export type ContentDocument = Static<typeof product.ContentDocument>
export type CartRow = Static<typeof cart.CartRow>
export type CartShop = Static<typeof cart.CartShop>
export type Cart = Static<typeof cart.Cart>
export type Footstep = Static<typeof footstep.Footstep>
export type KnownGoods = Static<typeof footstep.KnownGoods>
export type PartnerState = Static<typeof partner.PartnerState>
export type PartnerStanding = Static<typeof partner.PartnerStanding>
export type PartnerFile = Static<typeof partner.PartnerFile>
export type PointTransaction = Static<typeof points.PointTransaction>
export type CheckIn = Static<typeof points.CheckIn>
export type PointOffer = Static<typeof points.PointOffer>
export type PointExchange = Static<typeof points.PointExchange>
export type CouponOffer = Static<typeof marketing.CouponOffer>
export type UserRedPacket = Static<typeof redPacket.UserRedPacket>
export type RedPacketEntry = Static<typeof redPacket.RedPacketEntry>
export type RedPacketOffer = Static<typeof redPacket.RedPacketOffer>
export type CentreCoupon = Static<typeof marketing.CentreCoupon>
export type Outlet = Static<typeof outlet.Outlet>
export type OutletService = Static<typeof outlet.OutletService>
export type OwnCoupon = Static<typeof marketing.OwnCoupon>
export type OwnCouponState = Static<typeof marketing.OwnCouponState>
export type Settlement = Static<typeof checkout.Settlement>
export type SettlementShop = Static<typeof checkout.SettlementShop>
export type SettlementGift = Static<typeof checkout.SettlementGift>
export type SettlementCoupon = Static<typeof settlementRewards.SettlementCoupon>
export type SettlementPacket = Static<typeof settlementRewards.SettlementPacket>
export type SettlementPoints = Static<typeof checkout.SettlementPoints>
export type UsableRewards = Static<typeof checkout.UsableRewards>
export type OrderStatus = Static<typeof order.OrderStatus>
export type OrderRow = Static<typeof order.OrderRow>
export type OrderSummary = Static<typeof order.OrderSummary>
export type OrderDetail = Static<typeof order.OrderDetail>
export type PayLink = Static<typeof paying.PayLink>
export type Visit = Static<typeof parcel.Visit>
export type Parcel = Static<typeof parcel.Parcel>
export type ParcelPlace = Static<typeof parcel.ParcelPlace>
export type InvoiceKind = Static<typeof invoice.InvoiceKind>
export type InvoiceState = Static<typeof invoice.InvoiceState>
export type InvoiceTitle = Static<typeof invoice.InvoiceTitle>
export type InvoiceTitleInput = Static<typeof invoice.InvoiceTitleInput>
export type InvoicePartyInput = Static<typeof invoice.InvoicePartyInput>
export type InvoiceSummary = Static<typeof invoice.InvoiceSummary>
export type InvoiceDetail = Static<typeof invoice.InvoiceDetail>
export type InvoiceOffer = Static<typeof invoice.InvoiceOffer>
export type CaseKind = Static<typeof cases.CaseKind>
export type CaseState = Static<typeof cases.CaseState>
export type CaseActor = Static<typeof cases.CaseActor>
export type CaseRow = Static<typeof cases.CaseRow>
export type CaseAmounts = Static<typeof cases.CaseAmounts>
export type CaseSummary = Static<typeof cases.CaseSummary>
export type CaseDetail = Static<typeof cases.CaseDetail>
export type CaseExchange = Static<typeof cases.CaseExchange>
export type ExchangeBalance = Static<typeof cases.ExchangeBalance>
export type ExchangeVersion = Static<typeof cases.ExchangeVersion>
export type CaseWay = Static<typeof cases.CaseWay>
export type CaseRefund = Static<typeof cases.CaseRefund>
export type CaseReason = Static<typeof cases.CaseReason>
export type ApplicableRow = Static<typeof cases.ApplicableRow>
export type KindObstacle = Static<typeof cases.KindObstacle>
export type PayChannel = Static<typeof order.PayChannel>
export type PayMeans = Static<typeof order.PayMeans>
export type Desk = Static<typeof desk.Desk>
export type DeskSplit = Static<typeof desk.DeskSplit>
export type DeskPlan = Static<typeof desk.DeskPlan>
export type MessageKind = Static<typeof message.MessageKind>
export type MessageTarget = Static<typeof message.MessageTarget>
export type SubscribeTemplate = Static<typeof message.SubscribeTemplate>
export type UserMessage = Static<typeof message.UserMessage>
export type PaymentStatus = Static<typeof order.PaymentStatus>
export type ReviewTag = Static<typeof review.ReviewTag>
export type ReviewStatus = Static<typeof review.ReviewStatus>
export type ReviewDraft = Static<typeof review.ReviewDraft>
export type ReviewRow = Static<typeof review.ReviewRow>
export type OwnReview = Static<typeof review.OwnReview>
export type Review = Static<typeof review.Review>
export type Answer = Static<typeof consult.Answer>
export type Question = Static<typeof consult.Question>
export type AskedProduct = Static<typeof consult.AskedProduct>
export type RecipeCard = Static<typeof recipe.RecipeCard>
export type RecipeAppliance = Static<typeof recipe.RecipeAppliance>
export type RecipeTaste = Static<typeof recipe.RecipeTaste>
export type RecipeIngredient = Static<typeof recipe.RecipeIngredient>
export type RecipeStep = Static<typeof recipe.RecipeStep>
export type Video = Static<typeof shared.Video>
export type RecipeDetail = Static<typeof recipe.RecipeDetail>
export type InstallationGuide = Static<typeof recipe.InstallationGuide>
export type ServiceBill = Static<typeof bill.ServiceBill>
export type OwnAppliance = Static<typeof bill.OwnAppliance>
export type FreeWindows = Static<typeof parcel.FreeWindows>
export type ServiceFee = Static<typeof fee.ServiceFee>
export type CommonProblem = Static<typeof problem.CommonProblem>
export type HelpGroup = Static<typeof problem.HelpGroup>
export type ManualGroup = Static<typeof manual.ManualGroup>
export type ManualProduct = Static<typeof manual.ManualProduct>
export type OwnedManual = Static<typeof manual.OwnedManual>
export type Manual = Static<typeof manual.Manual>
export type Favourite = Static<typeof favourite.Favourite>
export type ChatState = Static<typeof chat.ChatState>
export type ChatPort = Static<typeof chat.ChatPort>
export type ChatMessage = Static<typeof chat.ChatMessage>
export type ChatConversation = Static<typeof chat.ChatConversation>
export type ChatSummary = Static<typeof chat.ChatSummary>
export type ChatOrderCard = Static<typeof chat.ChatOrderCard>
export type ChatProductCard = Static<typeof chat.ChatProductCard>
export type ChatCaseCard = Static<typeof chat.ChatCaseCard>
export type ChatQuestion = Static<typeof chat.ChatQuestion>
export type ChatRating = Static<typeof chat.ChatRating>
export type ChatSubject = Static<typeof chat.ChatSubject>

export type PartnerAccount = Static<typeof vault.PartnerAccount>
export type PartnerEntry = Static<typeof vault.PartnerEntry>
export type PartnerOrder = Static<typeof vault.PartnerOrder>
export type PartnerCard = Static<typeof vault.PartnerCard>
export type Withdrawal = Static<typeof vault.Withdrawal>
export type Story = Static<typeof story.Story>
export type OwnStory = Static<typeof story.OwnStory>
export type StoryCampaign = Static<typeof story.StoryCampaign>
export type AssistActivity = Static<typeof assist.AssistActivity>
export type Assist = Static<typeof assist.Assist>
export type Presale = Static<typeof presale.Presale>
export type WaitingPresale = Static<typeof presale.WaitingPresale>
export type GroupActivity = Static<typeof group.GroupActivity>
export type BuyGroup = Static<typeof group.BuyGroup>
export type OwnGroup = Static<typeof group.OwnGroup>
export type RebateProduct = Static<typeof rebate.RebateProduct>
export type OwnRebate = Static<typeof rebate.OwnRebate>
export type GroupDetail = Static<typeof group.GroupDetail>
export type EmployeeGood = Static<typeof employee.EmployeeGood>
export type EmployeeMember = Static<typeof employee.EmployeeMember>
export type EmployeeStanding = Static<typeof employee.EmployeeStanding>
export type Qualification = Static<typeof subsidy.Qualification>
export type SubsidyHolder = Static<typeof subsidy.SubsidyHolder>
export type SubsidyPolicy = Static<typeof subsidy.SubsidyPolicy>
export type SubsidyStanding = Static<typeof subsidy.SubsidyStanding>
export type Trial = Static<typeof trial.Trial>
export type TrialEntry = Static<typeof trial.TrialEntry>
export type TrialReport = Static<typeof trial.TrialReport>
export type OwnTrial = Static<typeof trial.OwnTrial>
