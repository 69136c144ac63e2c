/** A letter on its way to a mailbox. */
export interface Letter {
  /** The same however often it is tried, so that a mailbox can tell that it has it already. */
  messageId: string
  /** One address. */
  to: string
  subject: string
  /** Words alone: what shoppers typed stands in it, and is never HTML. */
  text: string
  attachment: {
    name: string
    type: string
    /** On the storage host. */
    path: string
    bytes: Buffer
  }
}

/** Sends letters. Outside a transaction: it talks to others. */
export interface Mailer {
  /** @throws NotMailed */
  send(letter: Letter): Promise<void>
}

/** A letter that did not go out, as far as anybody knows. */
export class NotMailed extends Error {
  /** Whether another try may do better: nobody was there, or not ready; a mailbox that is refused stays refused. */
  readonly again: boolean

  constructor(problem: string, again: boolean) {
    super(`the letter was not sent: ${problem}`)
    this.name = 'NotMailed'
    this.again = again
  }
}
