import { Text, View } from '@tarojs/components'
import type { DataOf, PartnerFile } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError, pictureAddress } from '@/api'
import { InkCanvas } from '@/platform/canvas/InkCanvas'
import { viewDocument } from '@/platform/document'
import { confirm, toast } from '@/platform/feedback'
import { shownMinute } from '@/stores/times'
import { Button, Card, Cell, classes, Field } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { partnerWords as t } from '../messages'
import { shortHash } from '../rules'
import { leaveProgramme, type Signing } from './useSigning'
import '../partner.scss'

const open = async (document: string) => {
  if (!(await viewDocument(pictureAddress(document)))) toast(t('documentFailed'))
}

/** The contract's text, as its document says it. */
export const Contract = observer(function Contract({
  contract
}: {
  contract: DataOf<'GET /o2cum/v1/partner/contract'>
}) {
  return (
    <Card
      title={contract.title}
      extra={<Text className="partner-grey">{t('version', { version: contract.version })}</Text>}
    >
      <View className="partner-contract">
        <View>{contract.intro}</View>
        {contract.sections.map((section, at) => (
          <View key={at}>
            <View className="partner-contract__title" role="heading" aria-level={3}>
              {`${at + 1}. ${section.title}`}
            </View>
            {section.text.split('\n').map((words, place) => (
              <View key={place}>{words}</View>
            ))}
          </View>
        ))}
      </View>
      <View className="partner-grey">{t('hash', { hash: shortHash(contract.hash) })}</View>
      <Button kind="text" onTap={() => open(contract.document)}>
        {t('openDocument')}
      </Button>
    </Card>
  )
})

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
          <Button kind="text" size="s" onTap={() => setLarge(!large)}>
            {t(large ? 'smaller' : 'larger')}
          </Button>
        ) : undefined
      }
    >
      {writes ? (
        <View>
          <View className={classes('partner-pad', large && 'partner-pad--large')}>
            <InkCanvas
              label={t('pad', { count: strokes.length })}
              strokes={strokes}
              paper={signing.paper}
              onStroke={signing.write}
            />
          </View>
          <Row justify="end" gap={2}>
            <Button kind="text" size="s" disabled={strokes.length === 0} onTap={signing.undo}>
              {t('undo')}
            </Button>
            <Button kind="text" size="s" disabled={strokes.length === 0} onTap={signing.clear}>
              {t('clear')}
            </Button>
          </Row>
        </View>
      ) : (
        <Field label={t('typedName')} value={typed} maxLength={60} onChange={signing.type} />
      )}
      <View className={error ? 'partner-wrong' : 'partner-grey'} role="status">
        {error ?? t('signNote')}
      </View>
      <Button kind="text" onTap={() => signing.type(writes ? '' : undefined)}>
        {t(writes ? 'typeInstead' : 'writeInstead')}
      </Button>
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
  return (
    <View>
      {signed ? (
        <Card title={t('signedTitle')}>
          {file.partnerCode ? <Cell label={t('code')} value={file.partnerCode} /> : null}
          <Cell label={t('signedAt')} value={shownMinute(signed.signedAt)} />
          <Cell label={t('shownHash')} value={shortHash(signed.shownHash)} />
          <Cell label={t('finalHash')} value={shortHash(signed.finalHash)} />
          <Button block kind="outline" onTap={() => open(signed.document)}>
            {t('openSigned')}
          </Button>
        </Card>
      ) : null}
      {standing.state === 'LEFT' ? null : (
        <Button block kind="text" danger onTap={leave}>
          {t('leave')}
        </Button>
      )}
    </View>
  )
})
