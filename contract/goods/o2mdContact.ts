/** How service is reached. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code } from '../shared'

const Icon = Type.Union([Type.Literal('headset'), Type.Literal('bell'), Type.Literal('store'), Type.Literal('wrench')])

export const contact = {
  'GET /o2md/v1/pub/contact-ways': endpoint({
    summary: 'The ways to reach service, its phone with its hours, and what is asked most; in the caller’s language',
    token: 'optional',
    data: Type.Object({
      /** Absent: service has no phone. */
      phone: Type.Optional(Type.Object({ number: Type.String(), label: Type.String(), note: Type.String() })),
      /** `page`: path and parameters of the app's page, without a slash before it. */
      ways: Type.Array(Type.Object({ icon: Icon, label: Type.String(), note: Type.String(), page: Type.String() })),
      /** Heads the questions. */
      questionsTitle: Type.String(),
      /** The way to all of them. */
      allQuestions: Type.String(),
      questions: Type.Array(Type.Object({ problemCode: Code, title: Type.String() }))
    })
  })
}
