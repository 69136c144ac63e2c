import { Text, View } from '@tarojs/components'
import type { EmployeeGood } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { stores } from '@/stores'
import { shownDay, shownMinute } from '@/stores/times'
import { Button, Chip, classes, EmptyState, hasSpaces, Picture, Pressable, Price } from '@/ui'
import { PagedBody } from '@/ui/list/PagedList'
import { GoodsSkeleton } from './EmployeeSkeleton'
import { employeeWords as t } from './messages'
import { roundMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
import { offOf, whyNot } from './rules'
import type { Employee, Kind } from './useEmployee'

const KINDS: readonly Kind[] = ['all', 'large', 'small']

/** What shows the price to a visitor: the login, then the code. */
const hiddenPrice = () => (stores.session.loggedIn ? 'memberPrice' : 'loginPrice')

function noteOf(good: EmployeeGood): string {
  const why = whyNot(good)
  if (why === undefined) return t('costs', { pieces: good.pieces, left: good.left })
  if (why === 'NOT_YET') return t('NOT_YET', { time: shownMinute(good.startAt) })
  if (why === 'CATEGORY') return t('CATEGORY', { day: shownDay(good.freeAt ?? 0) })
  return t(why)
}

const Good = observer(function Good({ good, onBuy }: { good: EmployeeGood; onBuy: Employee['buy'] }) {
  const { title, picture, spuCode, skuCode, soloFen, priceFen } = good
  const off = offOf(good)
  const why = whyNot(good)
  return (
    <View className="employee-good" role="listitem">
      <Pressable
        className="ui__stack ui__wide ui__left ui__grow"
        role="link"
        onTap={() => void go('productDetail', { spuCode, skuCode })}
      >
        <View className="employee-good__picture">
          <Picture src={picture} alt="" />
          <Text className="ui__size-2 ui__tone-white employee-good__off">
            {off === undefined ? t(priceFen === undefined ? hiddenPrice() : 'offMember') : t('off', off)}
          </Text>
        </View>
        <View className={classes('employee-good__title', hasSpaces(title) && 'employee-good__title--words')}>
          {title}
        </View>
        <Row
          align="baseline"
          wrap
          padX={3}
          below={why === 'NOT_MEMBER' ? 3 : undefined}
          gap={1}
          className="employee-good__price"
        >
          <Price fen={priceFen ?? soloFen} tone={priceFen === undefined ? 'ink' : 'sale'} />
          {priceFen !== undefined && priceFen < soloFen ? <Price fen={soloFen} struck /> : null}
        </Row>
      </Pressable>
      {/* what a visitor lacks is said over the picture */}
      {why === 'NOT_MEMBER' ? null : (
        <Row hit className="employee-good__foot">
          <Text className="ui__size-2 ui__tone-ink-3 ui__tight ui__grow">{noteOf(good)}</Text>
          {why === undefined ? (
            <Button
              size="s"
              label={t('buy', { title, amount: roundMoney(priceFen ?? soloFen) })}
              onTap={() => onBuy(good)}
            >
              {t('buyShort')}
            </Button>
          ) : null}
        </Row>
      )}
    </View>
  )
})

/** What is sold to employees, in two columns. */
export const Goods = observer(function Goods({ employee }: { employee: Employee }) {
  const { goods, kind, setKind } = employee
  return (
    <View className="employee-goods">
      <Row align="stretch" gap={2} wrap className="employee-kinds" role="radiogroup" label={t('kinds')}>
        {KINDS.map((option) => (
          <Chip key={option} role="radio" ground="card" selected={option === kind} onTap={() => setKind(option)}>
            {t(option)}
          </Chip>
        ))}
      </Row>
      <PagedBody
        list={goods}
        skeleton={<GoodsSkeleton />}
        onRetry={employee.reload}
        empty={
          kind === 'all' ? (
            <EmptyState
              drawing="order"
              title={t('none')}
              note={t('noneNote')}
              action={{ label: t('toHome'), onTap: () => go('index') }}
            />
          ) : (
            <EmptyState
              drawing="order"
              title={t('noneKind')}
              action={{ label: t('seeAll'), onTap: () => setKind('all'), kind: 'outline' }}
            />
          )
        }
      >
        <View className="employee-grid" role="list" aria-label={t('goods')}>
          {goods.rows.map((good, index) => (
            <Good key={index} good={good} onBuy={employee.buy} />
          ))}
        </View>
      </PagedBody>
    </View>
  )
})
