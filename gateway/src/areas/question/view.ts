import type { Answer, Question } from '../../../../contract'
import { daysAfter, maskedName } from '../../../../domain/written'
import type { Visitor } from '../../core/identity/asker'
import { say, type Locale, type Words } from '../../core/words'
import type { AnswerRecord, QuestionRecord } from './store'

/** Who reads, what they found helpful, and what they answered. */
export interface Reader extends Omit<Visitor, 'nowMs'> {
  helpful: ReadonlySet<string>
  answered: ReadonlyMap<string, string>
}

const refusedFor = (locale: Locale, reason: Words | null): { refusedFor?: string } =>
  reason === null ? {} : { refusedFor: say(locale, reason) }

export function toAnswer(answer: AnswerRecord, { userId, locale, helpful }: Reader): Answer {
  const { received_at: receivedAt, by_shop: byShop } = answer
  const name = say(locale, answer.author)
  return {
    answerId: answer.answer_id,
    questionId: answer.question_id,
    author: byShop ? name : maskedName(name),
    byShop,
    ...(receivedAt === null ? {} : { days: daysAfter(receivedAt.getTime(), answer.created_at.getTime()) }),
    text: say(locale, answer.text),
    createdAt: answer.created_at.getTime(),
    helpfulCount: answer.helpful,
    helpful: helpful.has(answer.answer_id),
    own: answer.user_id === userId,
    status: answer.status,
    ...refusedFor(locale, answer.refused_for)
  }
}

/** Answers of a question in a list. */
const SHOWN_ANSWERS = { own: 2, others: 1 }

export function toQuestion(question: QuestionRecord, answers: readonly AnswerRecord[], reader: Reader): Question {
  const { userId, locale } = reader
  const own = question.user_id === userId
  return {
    questionId: question.question_id,
    spuCode: question.spu_code,
    author: maskedName(say(locale, question.author)),
    text: say(locale, question.text),
    createdAt: question.created_at.getTime(),
    answerCount: question.answers,
    newAnswers: own ? question.new_answers : 0,
    answers: answers
      .filter(({ question_id }) => question_id === question.question_id)
      .slice(0, own ? SHOWN_ANSWERS.own : SHOWN_ANSWERS.others)
      .map((answer) => toAnswer(answer, reader)),
    own,
    answered: reader.answered.has(question.question_id),
    status: question.status,
    ...refusedFor(locale, question.refused_for)
  }
}
