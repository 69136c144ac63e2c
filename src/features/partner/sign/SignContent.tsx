import { Text, View } from '@tarojs/components'
import type { PartnerFile } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError } from '@/api'
import { InkCanvas } from '@/platform/canvas/InkCanvas'
import { confirm } from '@/platform/feedback'
import { shownMinute } from '@/stores/times'
import { Button, Card, Cell, Field, Skeleton } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { Fact } from '@/ui/layout/FactList'
import { Notice } from '@/ui/layout/Notice'
import { LongCode } from '@/ui/text/LongCode'
import { partnerWords as t } from '../messages'
import { shortHash } from '../rules'
import { LargePad } from './LargePad'
import { fileNow, leaveProgramme, useOpening, type Signing } from './useSigning'
import '../partner.scss'

/** Where one's name is written, or typed. */
export const SignCard = observer(function SignCard({ signing }: { signing: Signing }) {
  const [large, setLarge] = useState(false)
  const { typed, strokes, error } = signing
  const writes = typed === undefined
  return (
    <Card
      title={t('writeHere')}
      extra={
        writes ? (
          <Button kind="text" size="s" onTap={() => setLarge(true)}>
            {t('larger')}
          </Button>
        ) : undefined
      }
    >
      {writes ? (
        <View>
          <View className="partner-pad">
            {large ? null : (
              <InkCanvas
                label={t('pad', { count: strokes.length })}
                strokes={strokes}
                paper={signing.paper}
                onStroke={signing.write}
              />
            )}
          </View>
          <Row justify="between" gap={2}>
            <View className="ui__size-2 ui__tone-ink-3" role="status">
              {strokes.length === 0 ? t('blank') : t('drawn', { count: strokes.length })}
            </View>
            <Row gap={2}>
              <Button kind="text" size="s" disabled={strokes.length === 0} onTap={signing.undo}>
                {t('undo')}
              </Button>
              <Button kind="text" size="s" disabled={strokes.length === 0} onTap={signing.clear}>
                {t('clear')}
              </Button>
            </Row>
          </Row>
        </View>
      ) : (
        <Field label={t('typedName')} value={typed} maxLength={60} onChange={signing.type} />
      )}
      {error ? (
        <View className="ui__size-2 ui__tone-sale-deep" role="alert">
          {error}
        </View>
      ) : null}
      <Button kind="text" onTap={() => signing.type(writes ? '' : undefined)}>
        {t(writes ? 'typeInstead' : 'writeInstead')}
      </Button>
      {large && writes ? <LargePad signing={signing} onClose={() => setLarge(false)} /> : null}
    </Card>
  )
})

/** What is left of the signature when it is given. */
export const KeptCard = observer(function KeptCard({ file, hash }: { file: PartnerFile; hash: string }) {
  return (
    <Card title={t('keptTitle')} extra={<Text className="ui__size-2 ui__tone-ink-3 partner-tag">{t('signNote')}</Text>}>
      <Fact label={t('signer')} words={file.nameMasked} />
      <Fact label={t('phoneOf')} words={file.phoneMasked} />
      <Fact label={t('hash')} words={shortHash(hash)} />
    </Card>
  )
})

async function leave(): Promise<void> {
  const sure = await confirm({
    title: t('leaveAsk'),
    content: t('leaveWarn'),
    confirmText: t('leave'),
    cancelText: t('stay')
  })
  if (!sure) return
  try {
    await leaveProgramme()
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
  }
}

/** What was signed, and the way out. */
export const SignedCard = observer(function SignedCard({ file }: { file: PartnerFile }) {
  const { signed, standing } = file
  const { open } = useOpening(signed?.document ?? '', async () => (await fileNow()).signed?.document)
  const stopReason = standing.state === 'SUSPENDED' ? 'suspended' : standing.state === 'LEFT' ? 'left' : undefined
  return (
    <Stack gap={2} padTop={3}>
      {stopReason ? (
        <View className="ui__pad-x-3">
          <Notice tone="warm">{t(stopReason)}</Notice>
        </View>
      ) : null}
      {signed ? (
        <Card title={t('signedTitle')}>
          {file.partnerCode ? <Cell label={t('code')} value={file.partnerCode} /> : null}
          {file.nameMasked ? <Cell label={t('signer')} value={file.nameMasked} /> : null}
          <Cell label={t('signedAt')} value={shownMinute(signed.signedAt)} />
          <View className="ui__pad-top-2">
            <Button block kind="outline" onTap={open}>
              {t('openSigned')}
            </Button>
          </View>
          <LongCode
            codes={[
              { name: t('shownHash'), value: signed.shownHash },
              { name: t('finalHash'), value: signed.finalHash }
            ]}
          />
        </Card>
      ) : null}
      {standing.state === 'LEFT' ? null : (
        <Button block kind="text" danger onTap={leave}>
          {t('leave')}
        </Button>
      )}
    </Stack>
  )
})

/** The shape of what is signed: document, then where one writes. */
export const SignSkeleton = () => (
  <View>
    <View className="partner-paper partner-paper--waits" />
    <Skeleton
      of={[
        ['card', 'short', '.partner-pad'],
        ['card', 'line', 'line', 'short']
      ]}
    />
  </View>
)
