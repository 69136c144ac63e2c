import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CouponStrip, useCoupons } from '@/features/coupon'
import { Near } from '../Near'
import { problemOf, reportProblem } from '../problems'
import { usePageEnv, usePageReload } from '../signals'
import type { BlockGiven } from './block'
import { Section } from './Section'
import { ShimmerBox } from './Shimmer'
import './CouponStripBlock.scss'

const Loaded = observer(function Loaded({ id, props }: BlockGiven<'couponStrip'>) {
  const { page } = usePageEnv()
  const coupons = useCoupons(props.shopCode)
  const { status, data, error, reload } = coupons.remote
  usePageReload(reload)
  useEffect(() => {
    if (status === 'failed') reportProblem(`${page}/${id}`, problemOf(error))
  }, [status, error, page, id])
  if (data ? data.length === 0 : status === 'failed') return null
  return (
    <Section title={props.title} more={props.more} ground="card">
      {data ? <CouponStrip coupons={coupons} limit={props.limit} /> : <ShimmerBox className="cms-coupons__wait" />}
    </Section>
  )
})

/** Coupons on offer; nothing when there are none. */
export const CouponStripBlock = observer(function CouponStripBlock(props: BlockGiven<'couponStrip'>) {
  const waiting = (
    <Section title={props.props.title} ground="card">
      <ShimmerBox className="cms-coupons__wait" />
    </Section>
  )
  return (
    <Near id={props.id} atOnce={props.eager} waiting={waiting}>
      <Loaded {...props} />
    </Near>
  )
})
