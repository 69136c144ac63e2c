/** What page tests wait by: a screen rests when nothing is on its way but what a test holds back. */
import { render, screen } from '@testing-library/react'
import { createElement, useEffect, useState } from 'react'
import { call } from '@/api/call'
import { fakeGateway, reply, type FakeGateway } from '../support/gateway'
import type { RequestOutcome } from '@/platform/request/types'
import { rest } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))

const addresses = '/o2cum/v1/bp-address'
/** A reply that a busy machine brings late. */
const late = () => new Promise<RequestOutcome>((resolve) => void setTimeout(() => resolve(reply({ list: [] })), 60))

/** Asks three times, once more after each reply. */
function Asking() {
  const [answers, setAnswers] = useState(0)
  useEffect(() => {
    if (answers < 3) void call('GET /o2cum/v1/bp-address').then(() => setAnswers(answers + 1))
  }, [answers])
  return createElement('p', {}, `${answers} answers`)
}

let gateway: FakeGateway
beforeEach(() => {
  gateway = fakeGateway().on(addresses, late)
})

it('waits for late replies, and for the calls after them', async () => {
  render(createElement(Asking))
  await rest()
  expect(screen.getByText('3 answers')).toBeTruthy()
})

it('does not wait for what a test holds back', async () => {
  gateway.hold(addresses)
  render(createElement(Asking))
  await rest()
  expect(screen.getByText('0 answers')).toBeTruthy()
  gateway.release()
  await rest()
  expect(screen.getByText('3 answers')).toBeTruthy()
})
