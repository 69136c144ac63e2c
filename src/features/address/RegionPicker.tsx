import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { currentLocale } from '@/i18n'
import { regionLabel, type Region, type RegionGroupCode, type RegionTree } from '@/lib/regions'
import { Icon, Pressable, Skeleton, StateView, Tabs } from '@/ui'
import { addressWords } from './messages'
import { chainOf, choicesAt, pick } from './regionSteps'
import { useRegions } from './useRegions'
import './RegionPicker.scss'

export interface RegionChain {
  provinceCode: string
  cityCode: string
  districtCode: string
}

interface RegionPickerProps {
  /** Code of what was chosen before, down to the end of the tree; '' for none. The picker opens there. */
  chosen: string
  /** Called once it goes down to the end of the tree. */
  onChoose: (chain: RegionChain) => void
}

/** Province, city, district, from the site's region file (spec 3.2). What a sheet holds, wherever a region is chosen. */
export const RegionPicker = observer(function RegionPicker(props: RegionPickerProps) {
  const regions = useRegions()
  return (
    <View className="region-picker">
      <StateView remote={regions} skeleton={<Skeleton shape="form" count={6} />}>
        {(tree) => <RegionSteps {...props} tree={tree} />}
      </StateView>
    </View>
  )
})

interface RegionStepsProps extends RegionPickerProps {
  tree: RegionTree
}

const levelNames = ['province', 'city', 'district'] as const

const RegionSteps = observer(function RegionSteps({ tree, chosen, onChoose }: RegionStepsProps) {
  const [path, setPath] = useState<readonly Region[]>(() => tree.pathOf(chosen))
  const [group, setGroup] = useState<RegionGroupCode>(() => tree.groupOf(chosen) ?? '0')
  const [level, setLevel] = useState(() => Math.max(0, path.length - 1))
  const locale = currentLocale()
  const choices = choicesAt(tree, group, path, level)
  const current = path[level]?.regionCode
  const chosenRow = useRef<HTMLElement>(null)

  // what was chosen is in sight when a level opens; a mini-program's element has no such method and starts at the top
  useEffect(() => {
    ;(chosenRow.current as Partial<HTMLElement> | null)?.scrollIntoView?.({ block: 'center' })
  }, [level, group])

  const take = (region: Region) => {
    const next = pick(path, level, region)
    setPath(next)
    const chain = chainOf(next)
    if (chain) onChoose(chain)
    else setLevel(next.length)
  }

  return (
    <>
      <View className="region-picker__top">
        <Tabs
          label={addressWords('groups')}
          look="title"
          value={group}
          items={[
            { key: '0', label: addressWords('mainland') },
            { key: '1', label: addressWords('overseas') }
          ]}
          onChange={(code) => {
            setGroup(code)
            const here = tree.groupOf(path[0]?.regionCode ?? '') === code
            setLevel(here ? Math.max(0, path.length - 1) : 0)
          }}
        />
        <View className="region-picker__steps">
          {levelNames
            .slice(0, tree.groupOf(path[0]?.regionCode ?? '') === group ? path.length + 1 : 1)
            .map((name, at) => (
              <Pressable
                key={name}
                className={at === level ? 'region-picker__step region-picker__step--now' : 'region-picker__step'}
                pressed={at === level}
                onTap={() => setLevel(at)}
              >
                <Text>{labelAt(path, group, tree, at, locale) ?? addressWords(name)}</Text>
              </Pressable>
            ))}
        </View>
      </View>
      <View role="group" aria-label={addressWords(levelNames[level] ?? 'province')}>
        {choices.map((region) => {
          const isChosen = region.regionCode === current
          return (
            <View key={region.regionCode} ref={isChosen ? chosenRow : undefined}>
              <Pressable
                className={isChosen ? 'region-picker__choice region-picker__choice--chosen' : 'region-picker__choice'}
                pressed={isChosen}
                onTap={() => take(region)}
              >
                <Text>{regionLabel(region, locale)}</Text>
                {isChosen ? <Icon name="check" size={18} color="action" /> : null}
              </Pressable>
            </View>
          )
        })}
      </View>
    </>
  )
})

function labelAt(
  path: readonly Region[],
  group: RegionGroupCode,
  tree: RegionTree,
  at: number,
  locale: 'zh-CN' | 'en-US'
): string | undefined {
  const region = tree.groupOf(path[0]?.regionCode ?? '') === group ? path[at] : undefined
  return region && regionLabel(region, locale)
}
