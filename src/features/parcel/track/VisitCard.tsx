import { Text, View } from '@tarojs/components'
import type { Parcel, Visit } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes'
import { shownWindow } from '@/stores/times'
import { Button, classes, Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { parcelWords } from '../messages'
import { VisitSheet } from './VisitSheet'
import './visit.scss'

/** A visit in one line, and what stands below it; `hasArrived`: what is installed is there. */
function saidOf({ state, window, installer }: Visit, hasArrived: boolean): { title: string; note: string } {
  const time = window ? shownWindow(window) : ''
  const name = installer?.name ?? parcelWords('installer')
  if (state === 'ON_THE_WAY') return { title: parcelWords('visitSoon', { name }), note: time }
  if (state === 'BOOKED') return { title: parcelWords('visitBooked', { time }), note: parcelWords('visitBy', { name }) }
  return { title: parcelWords(hasArrived ? 'installNow' : 'installTitle'), note: parcelWords('visitNote') }
}

/** When what a parcel holds is installed, who comes, and the way to say or change it. Nothing once that is over. */
export const VisitCard = observer(function VisitCard({ parcel, flat = false }: { parcel: Parcel; flat?: boolean }) {
  const [open, setOpen] = useState(false)
  const { visit } = parcel
  if (!visit || visit.state === 'DONE') return null
  const { title, note } = saidOf(visit, parcel.state === 'SIGNED')
  const { installer } = visit
  return (
    <View className={classes('parcel-visit', flat && 'parcel-visit--flat')}>
      <Row gap={2} hit>
        <Icon name="wrench" size={20} color="ok" />
        <View className="ui__before-1 ui__grow">
          <View className="ui__size-3 ui__bold">{title}</View>
          <View className="ui__size-2 ui__loose parcel-visit__note">{note}</View>
        </View>
        {installer && !flat ? (
          <Pressable
            className="ui__row ui__justify-center parcel-visit__call"
            label={parcelWords('callInstaller', { name: installer.name })}
            onTap={() => void callPhone(installer.phone)}
          >
            <Icon name="phone" size={20} color="ok" />
          </Pressable>
        ) : null}
        {visit.open ? (
          <Button size="s" kind={visit.state === 'TO_BOOK' ? 'filled' : 'outline'} onTap={() => setOpen(true)}>
            {parcelWords(visit.state === 'TO_BOOK' ? 'visitBook' : 'visitChange')}
          </Button>
        ) : null}
      </Row>
      {flat ? null : (
        <Pressable
          className="ui__row ui__justify-between ui__size-2 ui__hit ui__wide parcel-visit__guide"
          role="link"
          onTap={() => void go('installationGuidelines', {})}
        >
          <Text>{parcelWords('visitGuide')}</Text>
          <Icon name="right" size={14} color="ok" />
        </Pressable>
      )}
      <VisitSheet
        open={open}
        onClose={() => setOpen(false)}
        parcelCode={parcel.parcelCode}
        booked={visit.state === 'BOOKED'}
      />
    </View>
  )
})
