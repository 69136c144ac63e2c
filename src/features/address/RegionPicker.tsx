import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef, useState } from 'react'
import { currentLocale } from '@/i18n'
import { regionLabel, type Region, type RegionGroupCode, type RegionTree } from '@/lib/regions'
import { Icon, Pressable, Skeleton, StateView, Tabs, classes } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { SearchBox } from '@/ui/list/SearchBox'
import { addressWords } from './messages'
import { findRegions } from './regionSearch'
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
  const [text, setText] = useState('')
  const locale = currentLocale()
  const choices = choicesAt(tree, group, path, level)
  const current = path[level]?.regionCode
  const take = (region: Region) => go(pick(path, level, region))

  const takeFound = (region: Region) => {
    const way = tree.pathOf(region.regionCode)
    setText('')
    setGroup(tree.groupOf(region.regionCode) ?? '0')
    go(pick(way, way.length - 1, region))
  }

  const go = (next: readonly Region[]) => {
    setPath(next)
    const chain = chainOf(next)
    if (chain) onChoose(chain)
    else setLevel(next.length)
  }

  const searching = text.trim() !== ''
  const steps = (
    <>
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
      <Row align="stretch" wrap className="region-picker__steps">
        {levelNames
          .slice(0, tree.groupOf(path[0]?.regionCode ?? '') === group ? path.length + 1 : 1)
          .map((name, index) => (
            <Pressable
              key={name}
              className={index === level ? 'region-picker__step region-picker__step--now' : 'region-picker__step'}
              pressed={index === level}
              onTap={() => setLevel(index)}
            >
              <Text>{labelAt(path, group, tree, index, locale) ?? addressWords(name)}</Text>
            </Pressable>
          ))}
      </Row>
    </>
  )
  return (
    <>
      <View className="region-picker__top">
        <SearchBox
          grey
          inline
          label={addressWords('findRegion')}
          hint={addressWords('findRegionHint')}
          clearLabel={addressWords('clearRegion')}
          typed={text}
          onChange={setText}
        />
        {searching ? null : steps}
      </View>
      {searching ? (
        <FoundRegions tree={tree} typed={text} onTake={takeFound} />
      ) : (
        <Choices level={level} choices={choices} current={current} onTake={take} />
      )}
    </>
  )
})

interface ChoicesProps {
  level: number
  choices: readonly Region[]
  current: string | undefined
  onTake: (region: Region) => void
}

/** What there is on a level; what was chosen is in sight when it opens. */
const Choices = observer(function Choices({ level, choices, current, onTake }: ChoicesProps) {
  const locale = currentLocale()
  const chosenRow = useRef<HTMLElement>(null)

  // a mini-program's element has no such method and starts at the top
  useEffect(() => {
    ;(chosenRow.current as Partial<HTMLElement> | null)?.scrollIntoView?.({ block: 'center' })
  }, [choices])

  return (
    <View role="group" aria-label={addressWords(levelNames[level] ?? 'province')}>
      {choices.map((region) => {
        const isChosen = region.regionCode === current
        return (
          <View key={region.regionCode} ref={isChosen ? chosenRow : undefined}>
            <Pressable
              className={classes(
                'ui__row ui__justify-between ui__size-3 ui__wide ui__left region-picker__choice',
                isChosen && 'region-picker__choice--chosen'
              )}
              pressed={isChosen}
              onTap={() => onTake(region)}
            >
              <Text>{regionLabel(region, locale)}</Text>
              {isChosen ? <Icon name="check" size={18} color="action" /> : null}
            </Pressable>
          </View>
        )
      })}
    </View>
  )
})

interface FoundRegionsProps {
  tree: RegionTree
  typed: string
  onTake: (region: Region) => void
}

/** Regions by what is typed, each with where it lies. */
const FoundRegions = observer(function FoundRegions({ tree, typed, onTake }: FoundRegionsProps) {
  const locale = currentLocale()
  const matches = useMemo(() => findRegions(tree, typed), [tree, typed])
  if (matches.length === 0)
    return <View className="ui__size-3 ui__tone-ink-3 ui__center region-picker__none">{addressWords('noRegion')}</View>
  return (
    <View role="group" aria-label={addressWords('findRegion')}>
      {matches.map((region) => {
        const above = tree.pathOf(region.parentRegionCode).filter(({ regionName }) => regionName !== region.regionName)
        return (
          <Pressable
            key={region.regionCode}
            className="ui__row ui__justify-between ui__size-3 ui__wide ui__left region-picker__choice"
            onTap={() => onTake(region)}
          >
            <Text>{regionLabel(region, locale)}</Text>
            <Text className="ui__size-2 ui__tone-ink-3 ui__grow region-picker__within">
              {[...new Set(above.map((parent) => regionLabel(parent, locale)))].join(' ')}
            </Text>
          </Pressable>
        )
      })}
    </View>
  )
})

function labelAt(
  path: readonly Region[],
  group: RegionGroupCode,
  tree: RegionTree,
  index: number,
  locale: 'zh-CN' | 'en-US'
): string | undefined {
  const region = tree.groupOf(path[0]?.regionCode ?? '') === group ? path[index] : undefined
  return region && regionLabel(region, locale)
}
