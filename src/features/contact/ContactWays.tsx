import { View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { callPhone } from '@/platform/phone'
import { go, goToPath, routeAt } from '@/routes'
import { Card, Cell, FailedState } from '@/ui'
import './contact.scss'

/** Ways on, of those screens that there are, and what is asked most. */
export function ContactWays({
  shown,
  onRetry
}: {
  shown: DataOf<'GET /o2md/v1/pub/contact-ways'>
  onRetry: () => void
}) {
  const { phone, questionsTitle, allQuestions, questions } = shown
  const ways = shown.ways.filter(({ page }) => routeAt(`/${page}`)?.built)
  // a service that nobody can reach is one that did not answer
  if (ways.length === 0 && !phone && questions.length === 0) return <FailedState onRetry={onRetry} />
  return (
    <>
      <Card className="contact-ways">
        {ways.map(({ icon, label, note, page }, index) => (
          <Cell key={index} icon={icon} label={label} note={note} onTap={() => void goToPath(`/${page}`)} />
        ))}
        {phone ? (
          <Cell
            className="contact-call"
            icon="phone"
            label={phone.label}
            note={phone.note.split(' · ').map((part) => (
              <View key={part}>{part}</View>
            ))}
            value={phone.number}
            onTap={() => void callPhone(phone.number)}
          />
        ) : null}
      </Card>
      {questions.length > 0 ? (
        <Card title={questionsTitle} more={{ label: allQuestions, onTap: () => void go('commonQuestion', {}) }}>
          {questions.map(({ problemCode, title }, index) => (
            <Cell key={index} label={title} onTap={() => void go('commonQuestion', { problemCode })} />
          ))}
        </Card>
      ) : null}
    </>
  )
}
