/** How one kind of product is drawn: its parts and their forms, where it ends, where to look closely, where it lives. */

/** Parts that differ from model to model, and the forms each comes in; the first is the kind's own. */
export type Parts = Readonly<Record<string, readonly [string, ...string[]]>>

/** What one model looks like: the form of each part. */
export type Looks<P extends Parts> = { readonly [part in keyof P]: P[part][number] }

/** The same, when the kind is not known. */
export type Shape = Readonly<Record<string, string>>

/** A model, drawn. */
export interface Drawn {
  /** The product on a 400×400 ground, materials by name (see `paint`), without shadow and background. */
  body: string
  /** Its bounds: x, y, width, height. */
  box: Box
  /** The part of `box` whose side shows when a boxy thing is turned; all of it unless told. */
  front?: Box
  /** What the close-up shows: x, y, side of a square. */
  close: [number, number, number]
}

export type Box = [x: number, y: number, width: number, height: number]

export interface KindDrawing<P extends Parts = Parts> {
  parts: P
  draw: (shape: Looks<P>) => Drawn
  /** The room it is shown in; things on a wall get no contact shadow. */
  place: Place
  /** Boxes whose side shows when seen from an angle. */
  boxy?: boolean
}

export type Place = 'counter' | 'hood' | 'kitchenFloor' | 'laundry' | 'wall' | 'bath' | 'living' | 'vanity'

/** How large a model is beside others of its kind: every kind has this part. */
export const sizes = ['regular', 'small', 'large'] as const

/** A kind with the parts of its own, which `draw` knows by name. */
export const kind = <const P extends Parts>({ parts, ...rest }: KindDrawing<P>) => ({
  ...rest,
  parts: { size: sizes, ...parts },
  draw: (shape: Shape): Drawn => rest.draw(shape as Looks<P>)
})
