import type { DataOf } from '@contract'
import { nextWelcome, type Welcome, type WelcomeEvent } from '@domain/people/newCustomer'
import { useEffect, useRef, useState } from 'react'
import { GatewayError } from '@/api'
import { toast } from '@/platform/feedback'
import { readStored, stores, writeStored } from '@/stores'
import { call } from './calls'
import { newCustomerWords as t } from './messages'
import { receivePacket } from './receive'

export type WelcomePacket = DataOf<'GET /o2mkt-b2c/v1/pub/red-packet/new-customer'>

/** Neither counts as a login that ended, nor says anything: the welcome then stays away (spec 4.2, 8). */
const unheard = { ignore401: true, quiet: true } as const

/** Undefined: it failed. */
async function attempt<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise
  } catch (failure) {
    if (failure instanceof GatewayError) return undefined
    throw failure
  }
}

const homeShow = (): boolean => stores.site.info?.homeShowFlag === true

async function find(take: (event: WelcomeEvent) => Welcome): Promise<WelcomePacket | undefined> {
  const { loggedIn, userInfo } = stores.session
  const closedByTap = readStored('welcomeClosed') === true
  let state = take({ type: 'OPENED', closedByTap, loggedIn, flags: userInfo ?? {}, homeShow: homeShow() })
  if (state.stage === 'REFRESHING') {
    const flags = await attempt(call('GET /o2cum/v1/customer-info/getUserInfo', unheard))
    state = take(flags ? { type: 'REFRESHED', flags, homeShow: homeShow() } : { type: 'FAILED' })
  }
  if (state.stage !== 'REQUESTING') return undefined
  const packet = await attempt(call('GET /o2mkt-b2c/v1/pub/red-packet/new-customer', unheard))
  take(packet ? { type: 'PACKET', redPacketCode: packet.redPacketCode } : { type: 'FAILED' })
  return packet
}

/** The welcome of one shopper. */
interface Welcoming {
  packet: WelcomePacket | undefined
  /** Whether there is one is known. */
  isKnown: boolean
  take: () => Promise<void>
  close: () => void
}

/** The welcome of this shopper, asked for once and again when somebody logs in or out; and what to do with it. */
export function useWelcome(): Welcoming {
  const { token } = stores.session
  const [packet, setPacket] = useState<WelcomePacket>()
  const [isKnown, setIsKnown] = useState(false)
  // who tapped and had to log in first gets it without a second tap
  const isWanted = useRef(false)

  const close = () => {
    writeStored('welcomeClosed', true)
    setPacket(undefined)
  }
  const receive = async ({ redPacketCode }: WelcomePacket) => {
    isWanted.current = true
    const result = await receivePacket(redPacketCode)
    if (result === 'LOGIN' || result === 'LOST') return
    isWanted.current = false
    setPacket(undefined)
  }
  const receiveWanted = useRef(receive)
  receiveWanted.current = receive

  useEffect(() => {
    let state: Welcome = { stage: 'IDLE' }
    let here = true
    setPacket(undefined)
    const match = find((event) => {
      state = nextWelcome(state, event)
      return state
    })
    void match.then((packetFound) => {
      if (!here) return undefined
      setIsKnown(true)
      if (state.stage !== 'SHOWN' || !packetFound) {
        // who tapped, logged in and is no new customer would wait for it otherwise
        if (isWanted.current && token !== undefined) toast(t('onlyNew'))
        isWanted.current = false
        return undefined
      }
      if (isWanted.current && token !== undefined) return receiveWanted.current(packetFound)
      setPacket(packetFound)
      return undefined
    })
    return () => {
      here = false
    }
  }, [token])

  return { packet, isKnown, take: async () => (packet ? receive(packet) : undefined), close }
}
