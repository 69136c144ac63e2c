import { useEffect, useRef, useState } from 'react'
import { toast } from '@/platform/feedback'
import { afterPress } from '@/platform/press'
import { useFieldId } from '../field/useFieldId'
import { packValues, unpackValues, type FormDraft } from './draft'
import { firstWrong, isBlank, problemsOf, type FormRules, type Problems } from './rules'
import { showField } from './showField'

/** What a refused form says: of one field, or of the whole. */
export type Refusal<F extends string> = string | { field: F; words: string }

export interface FormOptions<V extends object, F extends string, P extends string, R> {
  /** What the form holds at first; read once. */
  begin: V
  rules: FormRules<V, F, P>
  /** Fields that have a rule, as they stand in the form. */
  order: readonly F[]
  words: (problem: P) => string
  draft?: FormDraft
  /** Makes what a draft brought fit again, e.g. a choice that is offered no more. */
  tidy?: (values: V) => V
  /** What the form waits for before it is checked, e.g. a text that is being read into it. */
  settled?: () => Promise<unknown> | undefined
  /** Sends a form without problems. */
  send: (values: V) => Promise<R>
  /** It was sent, and its draft is gone. */
  sent?: (reply: R) => unknown
  /** Said of a failure that leaves open whether it was saved, as no answer came. */
  unanswered?: () => string
  /** Words of its own for a failure; the failure's own `words` otherwise. */
  failed?: (failure: unknown) => Refusal<F> | undefined
}

/** What every kind of field takes from its form. */
export interface FieldMark {
  id: string
  error: string | undefined
  /** True for the field that a refused form sends the shopper to. */
  focus: boolean
}

export interface FieldBinding<T> extends FieldMark {
  value: T
  onChange: (value: T) => void
  onBlur: () => void
}

export interface Form<V extends object, F extends string, P extends string> {
  values: V
  /** As it is in this turn, also before it is rendered. */
  latest: () => V
  problems: Problems<F, P>
  change: (part: Partial<V>) => void
  /** A value's field: `<Field {...form.field('name')} label=… />`; `clean` sees what was typed before the form does. */
  field: <K extends keyof V & string>(name: K, clean?: (value: V[K]) => V[K]) => FieldBinding<V[K]>
  /** The mark of a field that is not one value, e.g. a region of three codes. */
  mark: (field: F) => FieldMark
  /** Checks a field that was left; an empty one stays quiet until the form is sent. */
  leave: (field: F) => void
  /** Sends once at a time. Resolves when it was sent or refused; rejects with what is no failure of the gateway. */
  submit: () => Promise<void>
  sending: boolean
}

/** ms a failure is said for: it is longer than a confirmation. */
const failureMs = 3000

/** A failure's own words; what has none is a fault of the app and goes on. */
function wordsOf(failure: unknown): string {
  if (failure instanceof Error && 'words' in failure && typeof failure.words === 'string') return failure.words
  throw failure
}

const has = (failure: unknown, mark: 'isTold' | 'unanswered'): boolean =>
  typeof failure === 'object' && failure !== null && (failure as Record<string, unknown>)[mark] === true

/** Which fields are said to be wrong, and which of them the shopper is sent to. */
function useMarks<V extends object, F extends string, P extends string>(options: FormOptions<V, F, P, unknown>) {
  const { rules, order } = options
  const name = useFieldId()
  const [problems, setProblems] = useState<Problems<F, P>>({})
  const [formRefusal, setFormRefusal] = useState<{ field: F; words: string }>()
  const [wrong, setWrong] = useState<F>()
  const idOf = (field: string) => `${name}-${field}`

  useEffect(() => {
    if (wrong !== undefined) showField(`${name}-${wrong}`)
  }, [wrong, name])

  const sendTo = (field: F) => {
    setWrong(undefined)
    // in the next turn, so that a second try goes there again
    setTimeout(() => setWrong(field), 0)
  }
  return {
    idOf,
    problems,
    errorOf: (field: string) => {
      const problem = problems[field as F]
      if (problem !== undefined) return options.words(problem)
      return formRefusal?.field === field ? formRefusal.words : undefined
    },
    isWrong: (field: string) => wrong === field,
    changed: (values: V) => {
      setWrong(undefined)
      setFormRefusal(undefined)
      // a field that was said to be wrong is said to be right as soon as it is
      setProblems((old) => {
        const remaining = problemsOf(rules, order, values)
        for (const field of order) if (old[field] === undefined) delete remaining[field]
        return remaining
      })
    },
    left: (field: F, values: V) => {
      setWrong(undefined)
      // what a refused form said of an empty field stays said
      if (!isBlank(Reflect.get(values, field))) setProblems((old) => ({ ...old, [field]: rules[field](values) }))
    },
    /** Whether a form may be sent; shows all that is wrong with it otherwise. */
    passes: (values: V) => {
      const newProblems = problemsOf(rules, order, values)
      setProblems(newProblems)
      const first = firstWrong(order, newProblems)
      if (first !== undefined) sendTo(first)
      return first === undefined
    },
    refuse: (refusal: { field: F; words: string }) => {
      setFormRefusal(refusal)
      sendTo(refusal.field)
    }
  }
}

/** A form: its values, what is wrong with which field, its draft, and sending it. */
export function useForm<V extends object, F extends string, P extends string, R>(
  options: FormOptions<V, F, P, R>
): Form<V, F, P> {
  const { draft, order } = options
  const [values, setValues] = useState(() => {
    const restoredValues = unpackValues(options.begin, draft?.read())
    return options.tidy?.(restoredValues) ?? restoredValues
  })
  const latest = useRef(values)
  const marks = useMarks(options as FormOptions<V, F, P, unknown>)
  const [sending, setSending] = useState(false)
  const running = useRef<Promise<void>>()
  const isDone = useRef(false)

  // a reload and a switch to another app don't unmount
  const leaving = useRef<() => void>()
  leaving.current = draft?.edit ? draft.drop : undefined
  useEffect(() => () => leaving.current?.(), [])

  const change = (part: Partial<V>) => {
    latest.current = { ...latest.current, ...part }
    setValues(latest.current)
    marks.changed(latest.current)
    if (!isDone.current) draft?.keep(packValues(latest.current))
  }

  const mark = (field: string): FieldMark => ({
    id: marks.idOf(field),
    error: marks.errorOf(field),
    focus: marks.isWrong(field)
  })
  const isChecked = (field: string): field is F => (order as readonly string[]).includes(field)

  const run = async () => {
    await options.settled?.()
    if (!marks.passes(latest.current)) return
    try {
      const reply = await options.send(latest.current)
      isDone.current = true
      draft?.drop()
      await options.sent?.(reply)
    } catch (failure) {
      const open = has(failure, 'unanswered') ? options.unanswered?.() : undefined
      const own = options.failed?.(failure) ?? open ?? wordsOf(failure)
      if (typeof own !== 'string') marks.refuse(own)
      else if (!has(failure, 'isTold')) toast(own, failureMs)
    }
  }

  // the keyboard's «done» and the button are one wish
  const submit = () => {
    setSending(true)
    running.current ??= run().finally(() => {
      running.current = undefined
      setSending(false)
    })
    return running.current
  }

  return {
    values,
    latest: () => latest.current,
    problems: marks.problems,
    change,
    mark,
    field: (name, clean) => ({
      ...mark(name),
      value: values[name],
      // a name in brackets widens to any text
      onChange: (value) => change({ [name]: clean ? clean(value) : value } as unknown as Partial<typeof values>),
      onBlur: () => {
        if (isChecked(name)) afterPress(() => marks.left(name, latest.current))
      }
    }),
    leave: (field) => afterPress(() => marks.left(field, latest.current)),
    submit,
    sending
  }
}
