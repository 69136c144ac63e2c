import { sql, type ColumnType, type Generated } from 'kysely'
import type { GeoPoint, ParcelState } from '../../../../domain/orders/parcel'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

/** A column that is written as JSON text and read as what it holds. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNone<T> = ColumnType<T | null, string | null | undefined, string | null>

/** Somewhere on the way. Its datum stands with each point: carriers, warehouses and maps don't agree on one. */
export interface Place {
  kind: 'WAREHOUSE' | 'CENTRE' | 'BRANCH' | 'HOME'
  name: Words
  point?: GeoPoint
}

export interface Courier {
  name: Words
  phone: string
}

declare module '../../core/database/database' {
  interface Tables {
    parcel: {
      parcel_code: string
      order_code: string
      /** Which of its order's parcels it is, from 1. */
      number: Generated<number>
      state: Generated<ParcelState>
      carrier: Json<Words>
      tracking_no: string
      /** The whole way as it was planned, the warehouse first, the door last. */
      way: JsonOrNone<Place[]>
      courier: JsonOrNone<Courier>
      /** Something in it is installed at home. */
      installed: Generated<boolean>
      created_at: Date
      set_out_at: Date | null
      signed_at: Date | null
    }
    parcel_row: { parcel_code: string; order_code: string; position: number }
    parcel_track: {
      parcel_code: string
      position: number
      at: Date
      text: Json<Words>
      state: Generated<ParcelState>
    }
    /** A visit of an engineer that was booked, to install or to mend. */
    install_visit: {
      /** What it is for: a parcel's code, or a bill's id. */
      subject: string
      district_code: string
      day: string
      /** Which of the day's windows, from 0. */
      slot: number
      installer: Json<Courier>
      booked_at: Date
    }
    /** How many installers of a district are booked. */
    install_slot: { district_code: string; day: string; slot: number; taken: number }
  }
}

/** State by how many stations it had passed, for parcels from before states were kept. */
const stateOfPosition = (position: string) =>
  sql.raw(
    `case when ${position} >= 5 then 'SIGNED' when ${position} = 4 then 'DELIVERING' when ${position} >= 1 then 'MOVING' else 'PACKED' end`
  )

export const parcelSchema: Migration[] = [
  {
    id: 'parcel-001',
    // the tables came with the orders; until now an order was one parcel that held all of it
    up: async (db) => {
      await sql`alter table parcel add number integer not null default 1, add state text not null default 'PACKED',
        add way jsonb, add courier jsonb, add installed boolean not null default false,
        add set_out_at timestamptz, add signed_at timestamptz,
        add constraint parcel_number unique (order_code, number)`.execute(db)
      await sql`alter table parcel_track add state text not null default 'PACKED'`.execute(db)
      await sql`create table parcel_row (
        parcel_code text not null references parcel (parcel_code),
        order_code text not null,
        position integer not null,
        primary key (parcel_code, position),
        unique (order_code, position),
        foreign key (order_code, position) references order_row (order_code, position)
      )`.execute(db)
      await sql`insert into parcel_row select p.parcel_code, r.order_code, r.position
        from parcel p join order_row r on r.order_code = p.order_code`.execute(db)
      await sql`update parcel_track set state = ${stateOfPosition('position')}`.execute(db)
      await sql`update parcel p set state = ${stateOfPosition('t.last')},
          set_out_at = t.out, signed_at = t.door
        from (select parcel_code, max(position) as last, min(at) filter (where position = 4) as out,
          min(at) filter (where position = 5) as door from parcel_track group by parcel_code) t
        where t.parcel_code = p.parcel_code`.execute(db)
    }
  },
  {
    id: 'parcel-002',
    up: async (db) => {
      await sql`create table install_slot (
        district_code text not null,
        day text not null,
        slot integer not null,
        taken integer not null check (taken >= 0),
        primary key (district_code, day, slot)
      )`.execute(db)
      await sql`create table install_visit (
        parcel_code text primary key references parcel (parcel_code),
        district_code text not null,
        day text not null,
        slot integer not null,
        installer jsonb not null,
        booked_at timestamptz not null
      )`.execute(db)
    }
  },
  {
    id: 'parcel-visits-of-any',
    // bills of service share the engineers' calendar with the installation of parcels
    up: async (db) => {
      await sql`alter table install_visit drop constraint install_visit_parcel_code_fkey`.execute(db)
      await sql`alter table install_visit rename column parcel_code to subject`.execute(db)
      await sql`create index install_visit_of_slot on install_visit (district_code, day, slot)`.execute(db)
    }
  }
]
