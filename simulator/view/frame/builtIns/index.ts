/** Every built-in component by its tag. */
import { button, form } from './acting'
import { image, label, navigator, plain, richText, view, words } from './basic'
import { checkbox, checkboxGroup, radio, radioGroup, slider, toggle } from './choices'
import type { BuiltIn } from './kit'
import { canvas, icon, map, progress, video, webView } from './media'
import { pageMeta } from './pageMeta'
import { picker, pickerView } from './picker'
import { scrollView, swiper } from './scroll'
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
  'movable-area': plain,
  'movable-view': view,
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
  'picker-view-column': { properties: {}, slot: true, make: () => ({}) },
  video,
  map,
  canvas,
  'web-view': webView,
  progress,
  icon,
  'page-meta': pageMeta,
  'root-portal': plain,
  'match-media': plain
}
