import { observer } from 'mobx-react-lite'
import { back } from '@/routes'
import { EmptyState } from '@/ui'
import { questionWords } from '../messages'

/** In place of a question that has gone. */
export const QuestionMissing = observer(function QuestionMissing() {
  return (
    <EmptyState
      drawing="lost"
      title={questionWords('missing')}
      note={questionWords('missingNote')}
      action={{ label: questionWords('goBack'), onTap: () => void back('questionsList') }}
    />
  )
})
