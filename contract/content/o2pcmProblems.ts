/** Common problems: what shoppers ask, by group, with what to do, and whether that helped. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Page, Signs, Size, paged } from '../shared'

/** Whether the answer solved a shopper's problem; NONE: they did not say. */
export const Helped = Type.Union([Type.Literal('YES'), Type.Literal('NO'), Type.Literal('NONE')])

/** Why it did not. */
export const HelpedNotBy = Type.Union([Type.Literal('UNCLEAR'), Type.Literal('TRIED'), Type.Literal('OTHER')])

const Count = Type.Integer({ minimum: 0 })

export const HelpGroup = Type.Object({
  groupCode: Code,
  name: Type.String(),
  /** How many problems it has. */
  count: Count
})

export const CommonProblem = Type.Object({
  problemCode: Code,
  groupCode: Code,
  title: Type.String(),
  /** What depends on what, such as days by means of payment. */
  facts: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  steps: Type.Array(Type.String()),
  /** '' where there is nothing to add. */
  note: Type.String(),
  /** Shop's day, `YYYY-MM-DD`. */
  updatedOn: Type.String(),
  /** How many said that it solved their problem, and that it did not; each person once. */
  solved: Count,
  unsolved: Count,
  helped: Helped,
  /** It is about an appliance that the shopper received. */
  own: Type.Boolean(),
  /** The screen on which it is done, by its key. */
  screen: Type.Optional(Code)
})

export const problems = {
  'GET /o2pcm/pub/v1/crm-group-get/common-problem-groups': endpoint({
    summary: 'Groups of common problems in their order',
    data: Type.Object({ list: Type.Array(HelpGroup) })
  }),
  'GET /o2pcm/pub/v1/crm-group-get/crm-common-problem': endpoint({
    summary: "Common problems, those asked about most first; with words those of the shopper's own appliances lead",
    token: 'optional',
    query: Type.Object({
      groupCode: Type.Optional(Code),
      /** Words of a title, an answer, or what else it is called. */
      keyword: Type.Optional(Signs(0, 60)),
      /** Only those of appliances that the shopper received; none without a login. */
      own: Type.Optional(Type.Boolean()),
      /** It leads, in each filter. */
      problemCode: Type.Optional(Code),
      page: Page,
      size: Size
    }),
    data: paged(CommonProblem)
  }),
  'POST /o2pcm/v1/common-problem-help': endpoint({
    summary: 'Says whether an answer helped, or takes that back; a shopper counts once',
    token: 'required',
    body: Type.Object({ problemCode: Code, helped: Helped, reason: Type.Optional(HelpedNotBy) }),
    changes: [],
    data: Type.Object({ problemCode: Code, helped: Helped, solved: Count, unsolved: Count })
  })
}
