import { View } from '@tarojs/components'
import type { SubsidyStanding } from '@contract'
import { observer } from 'mobx-react-lite'
import { screenSubject, ShareCorner } from '@/features/share'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { BottomBar, Button, Card, Checkbox, EmptyState, Skeleton } from '@/ui'
import { Steps } from '@/ui/layout/Steps'
import { Text } from '@/ui/layout/Text'
import { HolderFields } from './HolderCard'
import { KnownHolder } from './KnownHolder'
import { GoodsCard, KindsCard, RegionCard } from './KindsCard'
import { subsidyWords as t } from './messages'
import { isFree } from './rules'
import { Ticket, UnbindCard } from './Ticket'
import type { Subsidy } from './useSubsidy'
import './subsidy.scss'

interface ViewProps {
  standing: SubsidyStanding
  subsidy: Subsidy
}

const heldStates = ['UNREDEEMED', 'HELD', 'REDEEMED']

const steps = ['stepWho', 'stepKind', 'stepCode'] as const

/** How far one is with a claim. */
const ClaimSteps = ({ current }: { current: number }) => (
  <View className="subsidy-steps">
    <Steps
      label={t('steps')}
      steps={steps.map((key, index) => ({
        key,
        name: t(key),
        state: index < current ? 'done' : index === current ? 'now' : 'ahead'
      }))}
    />
  </View>
)

/** What is subsidised, who claims it, and what they have. */
export const SubsidyView = observer(function SubsidyView({ standing, subsidy }: ViewProps) {
  const { policies, regions, holder } = standing
  const { policy, own, region, bound } = subsidy.look(standing)
  if (policy === undefined)
    return (
      <EmptyState
        drawing="order"
        title={t('empty')}
        note={t('emptyNote')}
        action={{ label: t('home'), onTap: () => go('index') }}
      />
    )
  const most = `${t('most')} ${roundMoney(Math.max(...policies.map(({ capFen }) => capFen)))}`
  const free = policies.filter(isFree).length
  const isHeld = own !== undefined && heldStates.includes(own.state)
  const regionName = regions.find((candidate) => candidate.regionCode === region)?.regionName ?? ''
  return (
    <View className="ui__pad-bottom-1">
      <View className="subsidy-hero">
        <View>{t('head', { region: regionName })}</View>
        <Text weight="heavy" loose className="subsidy-hero__most" heading={2}>
          {most}
        </Text>
        <View>{free === 0 ? t('gotAll') : t('canClaim', { count: free })}</View>
        <ShareCorner
          subject={screenSubject('guobuPage')}
          poster={{ kind: 'activity', picture: policy.picture, line: most, ground: '#bfe9d3', dark: false }}
        />
      </View>
      {subsidy.loggedIn && !isHeld ? <ClaimSteps current={holder === undefined ? 0 : 1} /> : null}
      {holder === undefined && subsidy.loggedIn ? <HolderFields form={subsidy.holder} /> : null}
      <KindsCard policies={policies} chosen={policy} onChoose={subsidy.choosePolicy} />
      {own !== undefined && isHeld ? (
        <Ticket policy={policy} own={own} holder={holder} onRemind={(on) => subsidy.remind(own.qualificationId, on)} />
      ) : (
        <>
          <RegionCard
            regions={regions}
            region={region}
            onChoose={subsidy.chooseRegion}
            onFind={() => subsidy.findRegion(standing)}
          />
          {holder === undefined ? null : (
            <>
              <KnownHolder holder={holder} />
              <Card>
                <Checkbox checked={subsidy.agreed} onChange={subsidy.setAgreed} label={t('agreeReport')} />
                <Checkbox checked={subsidy.bySms} onChange={subsidy.setBySms} label={t('agreeSms')} />
              </Card>
            </>
          )}
        </>
      )}
      {own !== undefined && bound && own.state === 'UNREDEEMED' ? (
        <UnbindCard from={standing.unbindFrom} onUnbind={() => subsidy.unbind(own.qualificationId)} />
      ) : null}
      <GoodsCard policy={policy} />
    </View>
  )
})

/** The next step of the category that is on show. */
export const SubsidyBar = observer(function SubsidyBar({ standing, subsidy }: ViewProps) {
  const { policy, own, region } = subsidy.look(standing)
  if (policy === undefined) return null
  if (!subsidy.loggedIn)
    return (
      <BottomBar>
        <Button block size="l" onTap={subsidy.login}>
          {t('login')}
        </Button>
      </BottomBar>
    )
  if (standing.holder === undefined)
    return (
      <BottomBar>
        <Button block size="l" onTap={subsidy.holder.send}>
          {t('verify')}
        </Button>
      </BottomBar>
    )
  const orderCode = own?.orderCode
  const [good] = policy.goods
  if (own !== undefined && orderCode !== undefined && heldStates.includes(own.state) && !isFree(policy))
    return (
      <BottomBar>
        <Button block size="l" kind="outline" onTap={() => go('orderDetail', { orderCode })}>
          {t('seeOrder')}
        </Button>
      </BottomBar>
    )
  if (own?.state === 'UNREDEEMED')
    return good === undefined ? null : (
      <BottomBar>
        <Button block size="l" onTap={() => go('productDetail', { spuCode: good.spuCode, skuCode: good.skuCode })}>
          {t('buy', { name: policy.name })}
        </Button>
      </BottomBar>
    )
  const here = policy.regionCodes.includes(region)
  return (
    <BottomBar>
      <Button block size="l" disabled={!here || !isFree(policy)} onTap={() => subsidy.claim(policy, region)}>
        {!here ? t('notHere') : policy.left === 0 ? t('none') : t('claim', { name: policy.name })}
      </Button>
    </BottomBar>
  )
})

/** The screen to come. */
export const SubsidySkeleton = () => (
  <View className="ui__pad-bottom-1">
    <Skeleton
      of={[
        ['.subsidy-hero', 'line 40%', 'line 60%', 'line 40%'],
        ['card .subsidy-wait', 'line 30%', 'field', 'field', 'line', 'line'],
        ['card .subsidy-wait', 'line 30%', ['row', 'thumb', 'thumb', 'thumb'], 'line']
      ]}
    />
  </View>
)
