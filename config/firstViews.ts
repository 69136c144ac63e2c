import type { RouteKey } from '../src/routes/table'

/** What a page shows before its scripts are there. */
export interface FirstView {
  /** Parts of the page under their own class names, so that its styles, which travel in the HTML, give them their places. */
  html: string
  /** What the page shows while it waits itself: as long as that is there, the first view stays over it. */
  until?: string
  /** Cookie, as `name=value` → a class of it all: what the device remembers of this page's look. */
  looks?: Record<string, string>
}

/** Where a server that knows a page's largest pictures puts them, one after the other. */
const pictureSlot = '<i></i>'

const div = (names: string, ...inside: string[]): string => `<div class="${names}">${inside.join('')}</div>`
const times = (count: number, html: string): string => html.repeat(count)
const icon = (name: string, size: number): string => div(`ui-icon ui-icon--${name} ui-icon--${size}`)
const block = (kind: string, inside = ''): string => div(`ui-skeleton__block ui-skeleton__${kind}`, inside)
const lines = div('ui-skeleton__lines', block('line'), block('short'), block('price'))
const card = (...inside: string[]): string => div('ui-skeleton__card', ...inside)

const bar = (tone: string, ...inside: string[]): string => div(`ui-nav ui-nav--${tone}`, div('ui-nav__row', ...inside))
// a page that was opened by its address has nothing to go back to: the house
const way = div('ui-nav__back', div('ui-nav__disc', icon('home', 22)))

const tabs = (selected: number): string =>
  div(
    'ui-screen__foot',
    div(
      'tab-bar',
      ...['home', 'grid', 'cart', 'user'].map((name, index) =>
        div(
          index === selected ? 'tab-bar__tab tab-bar__tab--chosen' : 'tab-bar__tab',
          div('tab-bar__icon', icon(name, 24)),
          div('tab-bar__words', '&nbsp;')
        )
      )
    )
  )

const screen = (tone: string, nav: string, body: string, foot = ''): string =>
  div(`ui-screen ui-screen--${tone}`, nav, div('ui-screen__body', body), foot)

const home = div(
  'home',
  screen(
    'tint',
    bar('tint'),
    '<div class="home__ground" style="background:linear-gradient(180deg,#dcebff 0%,#f4f6f9 100%)"></div>' +
      div(
        'home__content',
        div(
          'home-wait',
          div('home-wait__search'),
          div('home-wait__block home-wait__block--banner', pictureSlot),
          div(
            'home-wait__card home-wait__icons',
            times(
              10,
              div(
                'home-wait__icon',
                div('home-wait__block home-wait__block--icon'),
                div('home-wait__block home-wait__block--word')
              )
            )
          ),
          div('home-wait__card home-wait__rail', times(3, div('home-wait__block home-wait__block--product')))
        )
      ),
    tabs(0)
  )
)

const cart = screen(
  'plain',
  bar('plain'),
  div('cart-top') +
    div(
      'ui-skeleton',
      times(
        2,
        card(
          block('short'),
          times(2, div('ui-skeleton__row ui-skeleton__row--gap', block('tick'), block('thumb'), lines))
        )
      )
    ),
  tabs(2)
)

const product = div(
  'product-page',
  screen(
    'clear',
    bar('clear', way),
    div('ui-picture ui-picture--ground', div('ui-skeleton__hero'), pictureSlot) +
      div(
        'ui-skeleton',
        div('ui-skeleton__card ui-skeleton__card--top', block('big-price'), block('line'), block('short')),
        card(times(3, block('line')))
      )
  )
)

const list = screen(
  'plain',
  bar('plain', way, div('ui-nav__center', div('search-pill', div('search-pill__words', icon('search', 18))))),
  div('product-list__head', div('sort-bar'), div('quick-chips', times(4, div('quick-chips__wait')))) +
    div(
      'ui-skeleton',
      div('ui-skeleton__tiles', times(6, div('ui-skeleton__tile', block('square', pictureSlot), lines)))
    )
)

const wide = (width: number, names = ''): string =>
  `<div class="ui-skeleton__block ui-skeleton__${names || 'line'}" style="width:${width}%"></div>`
const orders = screen(
  'plain',
  bar('plain', way),
  div(
    'my-order__head',
    div('ui-search-box', icon('search', 18)),
    div('ui-tabs ui-tabs--line', div('ui-tabs__tab', '&nbsp;'))
  ) +
    div(
      'ui-skeleton',
      times(
        3,
        div(
          'order-card',
          div('order-card__head', wide(38), wide(14)),
          wide(46, 'label'),
          div(
            'order-card__body',
            block('thumb ui-skeleton__thumb--s'),
            div('ui-skeleton__lines', block('line'), block('short')),
            wide(20)
          ),
          div('ui-skeleton__end', times(2, block('button')))
        )
      )
    )
)

/** Route → its page's first view: the shape in which the page itself waits (`skeletonParts`; a test holds the boxes equal), without a word, since words hang on the language. */
export const firstViews: Partial<Record<RouteKey, FirstView>> = {
  index: { html: home, until: '.home-wait' },
  cart: { html: cart },
  productList: {
    html: list,
    until: '.ui-skeleton',
    looks: { 'listLook=rows': 'results-wait--rows' }
  },
  productDetail: { html: product, until: '.ui-skeleton__hero' },
  myOrder: { html: orders }
}
