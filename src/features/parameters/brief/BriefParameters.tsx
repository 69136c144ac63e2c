import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { listed } from '@/lib/dots'
import { go } from '@/routes'
import { Card, classes, Icon, Pressable } from '@/ui'
import { useParameters, type Which } from '../api'
import { briefOf, energyOf, type Energy } from '../rules'
import { parameterBriefWords } from './messages'
import '@/ui/layout/layout.scss'
import './BriefParameters.scss'

/** Parameters that stand on the page itself. */
const most = 6
const grades = [1, 2, 3, 4, 5]
/** A measure breaks behind its sign, and inside no number. */
const wholeNumbers = '×\u200b'

/** The label as it is on the appliance: the shorter its bar, the less it uses. */
const EnergyLabel = observer(function EnergyLabel({ energy, onTap }: { energy: Energy; onTap: () => void }) {
  const words = parameterBriefWords('energyGrade', { grade: energy.grade })
  const facts = listed(energy.facts.map(({ name, value }) => `${name} ${value}`))
  return (
    <Card>
      <Pressable className="energy" role="link" label={`${words} ${facts}`} onTap={onTap}>
        <View className="energy__bars" aria-hidden>
          {grades.map((grade) => (
            <View
              key={grade}
              className={classes('energy__bar', `energy__bar--${grade}`, grade === energy.grade && 'energy__bar--own')}
            >
              {grade === energy.grade ? (
                <Text className="ui__size-2 ui__tone-ink ui__heavy energy__grade">{String(grade)}</Text>
              ) : null}
            </View>
          ))}
        </View>
        <View className="ui__grow">
          <View className="ui__size-4 ui__tone-ink ui__bold">{words}</View>
          <View className="ui__size-2 ui__tone-ink-3">{facts}</View>
        </View>
        <Icon name="right" size={14} color="disabled" />
      </Pressable>
    </Card>
  )
})

/** What the product's page says of its parameters, with the way to all; nothing when they can't be had. */
export const BriefParameters = observer(function BriefParameters(which: Which) {
  const { data } = useParameters(which)
  if (data === undefined || data.groups.length === 0) return null
  const { skuCode, specs } = data.sku
  const open = () => void go('productParameters', { skuCode })
  const values = specs.map(({ valueName }) => valueName)
  const brief = briefOf(data.groups, most, values)
  const energy = energyOf(data.groups)
  return (
    <View>
      {energy ? <EnergyLabel energy={energy} onTap={open} /> : null}
      {brief.length === 0 ? null : (
        <Card title={parameterBriefWords('brief')} more={{ label: parameterBriefWords('all'), onTap: open }}>
          <View className="brief-parameters">
            {brief.map(({ code, name, value }) => (
              <View key={code} className="brief-parameters__one">
                <View className="ui__size-3 ui__tone-ink ui__bold ui__tight ui__breaks">
                  {value.replace(/×/g, wholeNumbers)}
                </View>
                <View className="ui__size-2 ui__tone-ink-3 ui__tight">{name}</View>
              </View>
            ))}
          </View>
        </Card>
      )}
    </View>
  )
})
