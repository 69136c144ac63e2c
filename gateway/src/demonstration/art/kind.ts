/** How one kind of product is drawn: its own shape, where it ends, where to look closely, and where it lives. */
export interface KindDrawing {
  /** The product on a 400×400 ground, materials by name (see `paint`), without shadow and background. */
  draw: () => string
  /** Bounds of the product: x, y, width, height. */
  box: [number, number, number, number]
  /** What the close-up shows: x, y, side of a square. */
  close: [number, number, number]
  /** The room it is shown in; things on a wall get no contact shadow. */
  place: Place
  /** Boxes whose side shows when seen from an angle. */
  boxy?: boolean
}

export type Place = 'counter' | 'hood' | 'kitchenFloor' | 'laundry' | 'wall' | 'bath' | 'living' | 'vanity'
