import type { Area } from '../../core/area'
import { askerOf } from '../../core/identity/asker'
import { judgeNew } from './moderating'
import { reviewSchema } from './schema'
import { seedReviews } from './seed'
import * as service from './service'
import * as writing from './writing'

/** What buyers say of what they received. */
export const reviewArea: Area = {
  name: 'review',
  schema: reviewSchema,
  routes: {
    'POST /o2cmt/v1/product-comment/b2c/create': (call) =>
      writing.writeReviews(call.db, askerOf(call), call.body.reviews),
    'POST /o2cmt/v1/product-comment/b2c/upload': (call) => writing.takePicture(call.core, call.shopper(), call.file),
    'POST /o2cmt/v1/product-comment/b2c/upload-video': (call) =>
      writing.takeVideo(call.core, call.shopper(), call.file),
    'POST /o2cmt/v1/product-comment/b2c/delete': async (call) => {
      await writing.deleteReview(call.db, askerOf(call), call.body.reviewId)
      return { done: true }
    },
    'GET /o2cmt/v1/product-comment/b2c/create': (call) => service.receivedRows(call.db, askerOf(call), call.query),
    'GET /o2cmt/v1/pub/product-comment/b2c': (call) =>
      service.brief(call.db, call.query.spuCode, { userId: call.userId, locale: call.locale }),
    'GET /o2cmt/v1/pub/glz-product-comment/b2c': (call) =>
      service.pageOfReviews(call.db, call.query, { userId: call.userId, locale: call.locale }),
    'POST /o2cmt/v1/glz-product-comment/b2c/helpful': (call) => service.markHelpful(call.db, call.shopper(), call.body),
    'POST /o2cmt/v1/glz-product-comment/b2c/upload': (call) =>
      writing.takePicture(call.core, call.shopper(), call.file),
    'POST /o2cmt/v1/glz-product-comment/b2c/create-additional': (call) =>
      writing.addToReview(call.db, askerOf(call), call.body),
    'GET /o2cmt/v1/pub/glz-product-comment/quantity': (call) => service.quantity(call.db, call.query, call.locale)
  },
  seed: seedReviews,
  sweep: judgeNew
}
