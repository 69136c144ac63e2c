import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { Button, Card, Cell, EmptyState } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { BillCard } from '../card/BillCard'
import { billWords as t } from '../messages'
import { PhoneProof } from '../phone/PhoneProof'
import { useProof } from '../phone/useProof'
import { useQueryBills } from './useQueryBills'

/** Bills by the phone of the request, without a login; below what was found the way to more. */
export const QueryContent = observer(function QueryContent() {
  const proof = useProof(true)
  const { found, search } = useQueryBills(proof)
  return (
    <View className="ui-form">
      <Card>
        <PhoneProof proof={proof} label={t('queryPhone')} />
        <Text size={2} tone="ink-3" above={2}>
          {t('queryNote')}
        </Text>
        <View className="ui__above-3">
          <Button block size="l" onTap={search}>
            {t('search')}
          </Button>
        </View>
      </Card>
      {found ? (
        <View className="bill-list">
          <Row justify="between" align="baseline" gap={2} className="bill-found">
            <Text size={4} weight="bold" tone="ink" heading={2}>
              {t('found', { count: found.list.length })}
            </Text>
            <Text size={2} tone="ink-3">
              {t('foundNote')}
            </Text>
          </Row>
          {found.list.length === 0 ? (
            <EmptyState
              drawing="search"
              title={t('none')}
              note={t('noneNote')}
              action={{ label: t('book'), onTap: () => go('bbcInstallRepair', {}) }}
            />
          ) : (
            found.list.map((bill) => <BillCard key={bill.billId} bill={bill} />)
          )}
        </View>
      ) : null}
      {stores.session.loggedIn ? (
        <Card>
          <Cell icon="list" label={t('history')} onTap={() => void go('bbcHistory', {})} />
        </Card>
      ) : (
        <Card>
          <Cell icon="lock" label={t('loginMore')} onTap={() => void go('login', { from: currentUrl() })} />
        </Card>
      )}
    </View>
  )
})
