export interface RemindProps {
  of: 'COUPON' | 'PACKET' | 'POINTS'
}
