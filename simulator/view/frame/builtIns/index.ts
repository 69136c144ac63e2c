/** Every built-in component by its tag. */
import { button, form } from './acting'
import { image, label, navigator, richText, view, words } from './basic'
import { checkbox, checkboxGroup, radio, radioGroup, slider, toggle } from './choices'
import type { BuiltIn } from './kit'
import { map } from './map'
import { canvas, video, webView } from './media'
import { movableArea, movableView } from './movable'
import { pageContainer } from './pageContainer'
import { pageMeta } from './pageMeta'
import { picker } from './picker'
import { pickerView } from './pickerView'
import { matchMedia, rootPortal } from './root'
import { scrollView, swiper } from './scroll'
import { icon, progress } from './signs'
import { input, textarea } from './typing'

export const builtIns: Readonly<Record<string, BuiltIn>> = {
  view,
  text: words,
  image,
  'rich-text': richText,
  label,
  navigator,
  'cover-view': view,
  'cover-image': image,
  'scroll-view': scrollView,
  swiper,
  'swiper-item': { properties: { itemId: '' }, slot: true },
  'movable-area': movableArea,
  'movable-view': movableView,
  input,
  textarea,
  button,
  form,
  checkbox,
  'checkbox-group': checkboxGroup,
  radio,
  'radio-group': radioGroup,
  switch: toggle,
  slider,
  picker,
  'picker-view': pickerView,
  'picker-view-column': { properties: {}, slot: true },
  video,
  map,
  canvas,
  'web-view': webView,
  progress,
  icon,
  'page-meta': pageMeta,
  'page-container': pageContainer,
  'root-portal': rootPortal,
  'match-media': matchMedia
}
