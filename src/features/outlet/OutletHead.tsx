import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PlacesMap } from '@/features/parcel'
import { Chip, Icon, Pressable, Sheet, SideScroll } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { SearchBox } from '@/ui/list/SearchBox'
import { outletWords as t } from './messages'
import type { Outlets } from './useOutlets'
import './outlet.scss'

const SERVICES = ['REPAIR', 'INSTALL', 'PARTS', 'TRADE_IN'] as const

/** Cities that have outlets, and all of them. */
const CitySheet = observer(function CitySheet({
  outlets: { summary, cityCode, narrow },
  open,
  onClose
}: {
  outlets: Outlets
  open: boolean
  onClose: () => void
}) {
  const cities = summary.data?.cities ?? []
  const all = { cityCode: undefined, words: t('allCities') }
  const choices = [all, ...cities.map((city) => ({ cityCode: city.cityCode, words: `${city.name} ${city.count}` }))]
  return (
    <Sheet open={open} title={t('cities')} onClose={onClose}>
      <View className="outlet-cities" role="radiogroup" aria-label={t('cities')}>
        {choices.map((choice) => (
          <Pressable
            key={choice.cityCode ?? ''}
            className="ui__row ui__justify-between ui__size-4 ui__tone-ink ui__wide outlet-cities__one"
            role="radio"
            checked={choice.cityCode === cityCode}
            onTap={() => {
              onClose()
              narrow({ cityCode: choice.cityCode })
            }}
          >
            {choice.words}
            {choice.cityCode === cityCode ? <Icon name="check" size={20} color="brand" /> : null}
          </Pressable>
        ))}
      </View>
    </Sheet>
  )
})

/** Where one looks and for what: words, city, map, and what outlets do. */
export const OutletHead = observer(function OutletHead({ outlets }: { outlets: Outlets }) {
  const { list, summary, point, finding, findMe, cityCode, service, search, narrow } = outlets
  const [choosing, setChoosing] = useState(false)
  const cities = summary.data?.cities ?? []
  const city = cities.find((candidate) => candidate.cityCode === cityCode)
  const marks = list.rows.map(({ name, latitude, longitude }) => ({ name, latitude, longitude }))
  const places = point === undefined ? marks : [...marks, { name: t('me'), ...point, own: true }]
  return (
    <View className="outlet-head">
      <Row className="outlet-head__line">
        <Pressable
          className="ui__row ui__gap-1 ui__size-3 ui__tone-ink ui__bold ui__hit outlet-head__city"
          onTap={() => setChoosing(true)}
        >
          {city?.name ?? t('allCities')}
          <Icon name="down" size={14} color="ink-3" />
        </Pressable>
        <View className="ui__grow">
          <SearchBox
            inline
            label={t('search')}
            hint={t('search')}
            clearLabel={t('clear')}
            typed={search.typed}
            onChange={search.type}
            onSubmit={search.submit}
          />
        </View>
      </Row>
      <View className="outlet-head__map">
        <PlacesMap places={places} tiles={summary.data?.tiles} label={t('mapOf')}>
          <Pressable
            className="ui__row ui__gap-1 ui__size-3 ui__tone-action ui__bold ui__pad-x-3 ui__hit outlet-head__near way-pane__over"
            disabled={finding}
            onTap={() => void findMe()}
          >
            <Icon name="pin" size={18} color="brand" />
            {t(finding ? 'finding' : 'nearMe')}
          </Pressable>
        </PlacesMap>
      </View>
      <View className="ui__pad-top-3">
        <SideScroll label={t('services')}>
          <Chip ground="card" selected={service === undefined} onTap={() => narrow({ service: undefined })}>
            {summary.data
              ? t('any', { count: city?.count ?? cities.reduce((sum, { count }) => sum + count, 0) })
              : t('all')}
          </Chip>
          {SERVICES.map((option) => (
            <Chip
              key={option}
              ground="card"
              selected={service === option}
              onTap={() => narrow({ service: service === option ? undefined : option })}
            >
              {t(`can${option}`)}
            </Chip>
          ))}
        </SideScroll>
      </View>
      <CitySheet outlets={outlets} open={choosing} onClose={() => setChoosing(false)} />
    </View>
  )
})
