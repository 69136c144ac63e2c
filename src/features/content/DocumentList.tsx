import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, Cell } from '@/ui'
import type { Agreements } from './useAgreement'

/** Texts by name, each a way to itself. */
export const DocumentList = observer(function DocumentList(props: { title?: string; list: Agreements['list'] }) {
  return (
    <Card title={props.title}>
      {props.list.map(({ code, title }) => (
        <Cell key={code} label={title} onTap={() => void go('agreement', { code })} />
      ))}
    </Card>
  )
})
