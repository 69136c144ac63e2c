import { sql, type ColumnType, type Generated } from 'kysely'
import type { OrderStatus, SpecValue } from '../../../../contract'
import type { OrderActivity } from '../../../../domain/orders/order'
import type { Bond } from '../../../../domain/rewards/bonds'
import type { AfterSaleRule } from '../../../../domain/aftersale/afterSaleDays'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

/** A column that is written as JSON text and read as what it holds. */
type Json<T> = ColumnType<T, string, string>

/** Where an order goes, as it was when it was placed or last changed. */
export interface AddressSnapshot {
  receiver: string
  phone: string
  cityName: Words
  regionName: Words
  detail: string
  districtCode: string
}

/** What the shop promised about the way, as it was when the order was placed. */
export interface WaySnapshot {
  sameDayBeforeHour: number
  transitDays: number
  remoteRegionCodes: string[]
  remoteExtraFen: number
  large: boolean
}

declare module '../../core/database/database' {
  interface Tables {
    trade_order: {
      order_code: string
      user_id: string
      settlement_id: string
      shop_code: string
      shop_name: Json<Words>
      /** SERVICE: work and parts of a service bill, which are neither shipped nor reviewed. */
      kind: Generated<'GOODS' | 'SERVICE'>
      /** What its price is part of; null: nothing. */
      activity: Generated<OrderActivity | null>
      status: OrderStatus
      goods_fen: number
      freight_fen: number
      discount_fen: number
      /** By coupons, of goods and of freight. */
      coupon_fen: Generated<number>
      /** The part that was taken off the freight. */
      freight_off_fen: Generated<number>
      packet_fen: Generated<number>
      point_fen: Generated<number>
      /** Taken off by the trade-in subsidy, after all else; in no discount. */
      subsidy_fen: Generated<number>
      points: Generated<number>
      pay_fen: number
      /** The part of a presale's pay_fen that is paid first; null: all is paid at once. */
      deposit_fen: Generated<number | null>
      /** When the rest of a presale can first be paid; until then is pay_before. */
      balance_from: Generated<Date | null>
      /** Until when the shop promised to send it, where that is later than as soon as it can. */
      ship_by: Generated<Date | null>
      refund_fen: Generated<number>
      remark: string
      address: Json<AddressSnapshot>
      way: Json<WaySnapshot>
      /** The red packet that was used. */
      user_packet_id: Generated<string | null>
      created_at: Date
      pay_before: Date
      pay_channel: string | null
      paid_at: Date | null
      /** Masked name of the friend whose money it was. */
      paid_by: ColumnType<Words | null, string | null | undefined, string | null>
      arrives_on: string | null
      shipped_at: Date | null
      auto_receive_at: Date | null
      completed_at: Date | null
      cancelled_at: Date | null
      cancel_reason: Json<Words> | null
      hidden: Generated<boolean>
      /** Rows that were received and have no review yet. */
      to_review: Generated<number>
      /** What the shopper's level added to its points when it was received; null: not received, or not kept. */
      level_percent: Generated<number | null>
      /** Lower-case words of the goods in both languages. */
      search_words: string
      /** The number that messages about it go to; null: the shopper's own. */
      notice_phone: Generated<string | null>
      /** What the orders of its settlement owe to each other; the same list on each of them. */
      bonds: ColumnType<Bond[], string | undefined, never>
      /** Cases after the sale that are not ended: meanwhile it does not complete by itself. */
      open_cases: Generated<number>
      /** What went back of it by cases: of the packet, of the points, of delivery; part of refund_fen is the last alone. */
      packet_back_fen: Generated<number>
      points_back: Generated<number>
      freight_back_fen: Generated<number>
      /** Every piece that was bought is back. */
      all_back: Generated<boolean>
      version: Generated<number>
    }
    order_row: {
      order_code: string
      position: number
      sku_code: string
      spu_code: string
      title: Json<Words>
      picture: string
      specs: Json<{ zh: SpecValue[]; en: SpecValue[] }>
      price_fen: number
      /** Null: ordered before it was kept. */
      list_price_fen: number | null
      /** Without the flash sale that was open; null: as list_price_fen. */
      regular_price_fen: number | null
      /** Taken off a piece because of what it was bought with, and no longer in price_fen. */
      bundle_fen: Generated<number>
      quantity: number
      discount_fen: number
      coupon_fen: Generated<number>
      packet_fen: Generated<number>
      point_fen: Generated<number>
      /** Taken off by the trade-in subsidy, after all else; in no discount. */
      subsidy_fen: Generated<number>
      /** Money that went back because the price fell; when, and to what a piece. */
      lowered_fen: Generated<number>
      lowered_to_fen: Generated<number | null>
      lowered_at: Generated<Date | null>
      /** Pieces whose money went back, and those among them that were never sent. */
      returned: Generated<number>
      unsent: Generated<number>
      /** Money that went back for them; what was left of one that was exchanged is with the row in its place. */
      returned_fen: Generated<number>
      /** Pieces that were back when its price was lowered. */
      lowered_returned: Generated<number>
      /** Pieces that are back and in whose place others came. */
      exchanged: Generated<number>
      /** The exchange that it came by; null: it was ordered. Its amounts are what was left of the old row's. */
      exchange_case: Generated<string | null>
      /** Position of the row that was ordered, in whose place it stands. */
      exchange_of: Generated<number | null>
      /** What holds for it after the sale; null: ordered before that was kept. */
      after_sale: ColumnType<AfterSaleRule | null, string | null | undefined, never>
      /** Null: it was bought; else the activity that gave it, at no price. */
      gift_activity: Generated<string | null>
      /** Position of the row that it came with; null: with the order. */
      gift_of: Generated<number | null>
      /** From which amount on it was given; null: ordered before that was kept. */
      gift_over_fen: Generated<number | null>
      /** What is taken for one that is kept and no longer earned; null: that was not said, and it comes back. */
      gift_value_fen: Generated<number | null>
    }
    /** What each coupon took off an order, of goods and of freight. */
    order_coupon: { order_code: string; user_coupon_id: string; discount_fen: number }
    cancel_reason: { reason_code: string; text: Json<Words>; position: number }
  }
}

export const orderSchema: Migration[] = [
  {
    id: 'order-001',
    up: async (db) => {
      await sql`create table trade_order (
        order_code text primary key,
        user_id text not null,
        settlement_id text not null,
        shop_code text not null,
        shop_name jsonb not null,
        status text not null,
        goods_fen bigint not null,
        freight_fen bigint not null,
        discount_fen bigint not null,
        pay_fen bigint not null check (pay_fen = goods_fen + freight_fen - discount_fen),
        refund_fen bigint not null default 0 check (refund_fen between 0 and pay_fen),
        remark text not null,
        address jsonb not null,
        way jsonb not null,
        user_coupon_id text,
        created_at timestamptz not null,
        pay_before timestamptz not null,
        pay_channel text,
        paid_at timestamptz,
        arrives_on text,
        shipped_at timestamptz,
        auto_receive_at timestamptz,
        completed_at timestamptz,
        cancelled_at timestamptz,
        cancel_reason jsonb,
        hidden boolean not null default false,
        search_words text not null,
        version integer not null default 1,
        unique (settlement_id, shop_code)
      )`.execute(db)
      await sql`create index order_of_user on trade_order (user_id, created_at desc)`.execute(db)
      await sql`create index order_to_expire on trade_order (pay_before) where status = 'WAIT_PAY'`.execute(db)
      await sql`create index order_to_receive on trade_order (auto_receive_at) where status = 'WAIT_RECEIVE'`.execute(
        db
      )
      await sql`create table order_row (
        order_code text not null references trade_order (order_code),
        position integer not null,
        sku_code text not null,
        spu_code text not null,
        title jsonb not null,
        picture text not null,
        specs jsonb not null,
        price_fen bigint not null,
        quantity integer not null check (quantity > 0),
        discount_fen bigint not null,
        primary key (order_code, position)
      )`.execute(db)
      await sql`create table cancel_reason (
        reason_code text primary key,
        text jsonb not null,
        position integer not null
      )`.execute(db)
      await sql`create table parcel (
        parcel_code text primary key,
        order_code text not null references trade_order (order_code),
        carrier jsonb not null,
        tracking_no text not null,
        created_at timestamptz not null
      )`.execute(db)
      await sql`create index parcel_of_order on parcel (order_code)`.execute(db)
      await sql`create table parcel_track (
        parcel_code text not null references parcel (parcel_code),
        position integer not null,
        at timestamptz not null,
        text jsonb not null,
        primary key (parcel_code, position)
      )`.execute(db)
    }
  },
  {
    id: 'order-002',
    up: async (db) => {
      await sql`alter table order_row add list_price_fen bigint, add regular_price_fen bigint`.execute(db)
    }
  },
  {
    id: 'order-003',
    up: async (db) => {
      await sql`alter table trade_order add to_review integer not null default 0 check (to_review >= 0)`.execute(db)
      await sql`update trade_order o set to_review =
        (select count(*) from order_row r where r.order_code = o.order_code) where status = 'COMPLETED'`.execute(db)
    }
  },
  {
    id: 'order-004',
    // what an order was brought down by is kept in parts; until now it was one coupon
    up: async (db) => {
      await sql`create table order_coupon (
        order_code text not null references trade_order (order_code),
        user_coupon_id text not null,
        discount_fen bigint not null check (discount_fen > 0),
        primary key (order_code, user_coupon_id)
      )`.execute(db)
      await sql`insert into order_coupon select order_code, user_coupon_id, discount_fen from trade_order
        where user_coupon_id is not null and discount_fen > 0`.execute(db)
      await sql`alter table trade_order drop column user_coupon_id,
        add column coupon_fen bigint not null default 0, add column freight_off_fen bigint not null default 0,
        add column packet_fen bigint not null default 0, add column point_fen bigint not null default 0,
        add column points integer not null default 0, add column user_packet_id text`.execute(db)
      await sql`update trade_order set coupon_fen = discount_fen`.execute(db)
      await sql`alter table trade_order add check (discount_fen = coupon_fen + packet_fen + point_fen),
        add check (freight_off_fen between 0 and least(coupon_fen, freight_fen)),
        add check ((packet_fen > 0) = (user_packet_id is not null)), add check ((point_fen > 0) = (points > 0))`.execute(
        db
      )
      await sql`alter table order_row add column coupon_fen bigint not null default 0,
        add column packet_fen bigint not null default 0, add column point_fen bigint not null default 0`.execute(db)
      await sql`update order_row set coupon_fen = discount_fen`.execute(db)
      await sql`alter table order_row add check (discount_fen = coupon_fen + packet_fen + point_fen)`.execute(db)
    }
  },
  {
    id: 'order-005',
    up: async (db) => {
      await sql`alter table order_row add bundle_fen bigint not null default 0 check (bundle_fen >= 0)`.execute(db)
    }
  },
  {
    id: 'order-paid-by',
    up: async (db) => {
      await sql`alter table trade_order add paid_by jsonb`.execute(db)
    }
  },
  {
    id: 'order-lowered',
    up: async (db) => {
      await sql`alter table order_row add lowered_fen bigint not null default 0, add lowered_to_fen bigint,
        add lowered_at timestamptz,
        add check (lowered_fen between 0 and price_fen * quantity - discount_fen),
        add check ((lowered_fen > 0) = (lowered_at is not null))`.execute(db)
    }
  },
  {
    id: 'order-notice-phone',
    up: async (db) => {
      await sql`alter table trade_order add column notice_phone text`.execute(db)
    }
  },
  {
    id: 'order-gift',
    up: async (db) => {
      await sql`alter table order_row add gift_activity text, add gift_of integer,
        add check (gift_activity is null or (price_fen = 0 and discount_fen = 0)),
        add check (gift_of is null or gift_activity is not null)`.execute(db)
    }
  },
  {
    id: 'order-bonds',
    up: async (db) => {
      await sql`alter table trade_order add bonds jsonb not null default '[]'`.execute(db)
    }
  },
  {
    id: 'order-level-percent',
    up: async (db) => {
      await sql`alter table trade_order add level_percent integer check (level_percent >= 0)`.execute(db)
    }
  },
  {
    id: 'order-returned',
    up: async (db) => {
      await sql`alter table trade_order add open_cases integer not null default 0 check (open_cases >= 0),
        add packet_back_fen bigint not null default 0 check (packet_back_fen between 0 and packet_fen),
        add points_back integer not null default 0 check (points_back between 0 and points),
        add freight_back_fen bigint not null default 0 check (freight_back_fen between 0 and freight_fen - freight_off_fen),
        add all_back boolean not null default false`.execute(db)
      await sql`alter table order_row add returned integer not null default 0 check (returned between 0 and quantity),
        add unsent integer not null default 0 check (unsent between 0 and returned),
        add returned_fen bigint not null default 0
          check (returned_fen >= 0 and returned_fen + lowered_fen <= price_fen * quantity - discount_fen),
        add lowered_returned integer not null default 0 check (lowered_returned between 0 and returned),
        add after_sale jsonb, add gift_over_fen bigint, add gift_value_fen bigint`.execute(db)
    }
  },
  {
    id: 'order-kind',
    up: async (db) => {
      await sql`alter table trade_order add kind text not null default 'GOODS'`.execute(db)
    }
  },
  {
    id: 'order-exchanged',
    up: async (db) => {
      await sql`alter table order_row
        add exchanged integer not null default 0 check (exchanged between 0 and returned),
        add exchange_case text, add exchange_of integer, add check ((exchange_case is null) = (exchange_of is null))`.execute(
        db
      )
    }
  },
  {
    id: 'order-activity',
    up: async (db) => {
      await sql`alter table trade_order add activity text`.execute(db)
    }
  },
  {
    // the sweep for groups that failed looks at these alone
    id: 'order-in-group',
    up: async (db) => {
      await sql`create index order_in_group on trade_order (order_code) where status = 'WAIT_GROUP'`.execute(db)
    }
  },
  {
    id: 'order-subsidy',
    up: async (db) => {
      await sql`alter table trade_order add subsidy_fen bigint not null default 0 check (subsidy_fen >= 0)`.execute(db)
      await sql`alter table order_row add subsidy_fen bigint not null default 0
        check (subsidy_fen >= 0 and subsidy_fen + returned_fen + lowered_fen <= price_fen * quantity - discount_fen)`.execute(
        db
      )
      // what is paid was goods and delivery less discounts; now also less the subsidy
      await sql`do $$
        declare old text;
        begin
          select conname into strict old from pg_constraint
            where conrelid = 'trade_order'::regclass and contype = 'c'
              and pg_get_constraintdef(oid) like '%goods_fen + freight_fen%discount_fen%';
          execute format('alter table trade_order drop constraint %I', old);
        end
      $$`.execute(db)
      await sql`alter table trade_order
        add check (pay_fen = goods_fen + freight_fen - discount_fen - subsidy_fen)`.execute(db)
    }
  },
  {
    id: 'order-in-parts',
    up: async (db) => {
      await sql`alter table trade_order
        add deposit_fen bigint check (deposit_fen > 0 and deposit_fen < pay_fen),
        add balance_from timestamptz, add ship_by timestamptz,
        add check ((deposit_fen is null) = (balance_from is null))`.execute(db)
      await sql`create index order_balance_due on trade_order (pay_before) where status = 'WAIT_BALANCE'`.execute(db)
    }
  }
]
