import type { Area, Core } from '../../core/area'
import { askerOf } from '../../core/identity/asker'
import { sweepInvoices } from './issuing'
import { mail, sendMails } from './mailing'
import { change, confirmRed } from './reversing'
import { invoiceSchema } from './schema'
import { seedInvoices } from './seed'
import * as service from './service'
import * as titles from './titles'

/** Without the time at which it is there, where the gateway makes no invoices: in production an owner's system does. */
function withoutPromise<T extends { readyBy?: number }>({ mode }: Core, { readyBy, ...rest }: T) {
  return mode === 'production' || readyBy === undefined ? rest : { ...rest, readyBy }
}

/** Invoices of orders, and the parties they are made out to. */
export const invoiceArea: Area = {
  name: 'invoice',
  schema: invoiceSchema,
  routes: {
    'GET /o2ord-b2c/v1/invoice-titles': (call) => titles.titles(call.db, call.shopper()),
    'POST /o2ord-b2c/v1/invoice-titles': (call) => titles.addTitle(call.db, askerOf(call), call.body),
    'PUT /o2ord-b2c/v1/invoice-titles': (call) => titles.changeTitle(call.db, askerOf(call), call.body),
    'DELETE /o2ord-b2c/v1/invoice-titles': async (call) => {
      await titles.removeTitle(call.db, call.shopper(), call.query.titleId)
      return { done: true }
    },
    'GET /o2ord-b2c/v1/invoice-titles/fuzzySearch/list': (call) =>
      titles.companies(call.db, call.shopper(), call.query.name),
    'GET /o2ord-b2c/v1/apply-invoice': async (call) =>
      withoutPromise(call.core, await service.offer(call.db, askerOf(call), call.query.orderCode)),
    'POST /o2ord-b2c/v1/apply-invoice': (call) => service.apply(call.db, askerOf(call), call.body),
    'POST /o2ord-b2c/v1/modify-invoice': (call) => change(call.db, askerOf(call), call.body),
    'POST /o2ord-b2c/v1/invoice/confirm-red': (call) => confirmRed(call.db, askerOf(call), call.body.invoiceCode),
    'GET /o2ord-b2c/v1/invoice/list': async (call) => {
      const result = await service.page(call.db, askerOf(call), call.query)
      return { ...result, list: result.list.map((invoice) => withoutPromise(call.core, invoice)) }
    },
    'GET /o2ord-b2c/v1/invoice': async (call) =>
      withoutPromise(call.core, await service.detail(call.db, askerOf(call), call.query.invoiceCode)),
    'POST /o2ord-b2c/v1/invoice': (call) => mail(call, askerOf(call), call.body)
  },
  seed: seedInvoices,
  sweep: async (core) => {
    await sweepInvoices(core)
    await sendMails(core)
  }
}
