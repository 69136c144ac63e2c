import { sql, type ColumnType } from 'kysely'
import type { OpenSpan } from '../../../../domain/goods/openingHours'
import type { OutletService } from '../../../../domain/goods/outlet'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>

declare module '../../core/database/database' {
  interface Tables {
    /** Where service is; points in GCJ-02. */
    service_outlet: {
      outlet_code: string
      name: Json<Words>
      address: Json<Words>
      city_code: string
      city_name: Json<Words>
      latitude: number
      longitude: number
      phone: string
      services: OutletService[]
      hours: Json<OpenSpan[]>
      position: number
    }
    /** The outlet that a shopper calls their own. */
    outlet_own: { user_id: string; outlet_code: string; chosen_at: Date }
  }
}

export const outletSchema: Migration[] = [
  {
    id: 'outlet-001',
    up: async (db) => {
      await sql`create table service_outlet (
        outlet_code text primary key,
        name jsonb not null,
        address jsonb not null,
        city_code text not null,
        city_name jsonb not null,
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180),
        phone text not null,
        services text[] not null,
        hours jsonb not null,
        position int not null
      )`.execute(db)
      await sql`create table outlet_own (
        user_id text primary key,
        outlet_code text not null references service_outlet (outlet_code) on delete cascade,
        chosen_at timestamptz not null
      )`.execute(db)
    }
  }
]
