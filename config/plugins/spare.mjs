/**
 * What Taro's templates carry and no part of the store sets: attributes, and events that nobody listens to. A view's template
 * is there once for every depth of a page, so that each of these lies fifty times in the package of the first screen.
 * Templates at build and aliases at run time are both made without them, and must be.
 */
export const spare = {
  View: /^(hover-(stop|start|stay)|animation|bind(animation|transition))/i,
  Text: /^(space|decode|overflow|max-lines|selectable|user-select|bindtouch)/i,
  ScrollView:
    /^(animation|bind(animation|transition|scrollto|scrollstart|scrollend|dragstart|dragging|dragend)|(bind)?refresher|enable-|scroll-anchor|using-|fast-|associative|cache-|min-drag|scroll-into-view-|(upper|lower)-threshold|(type|padding|clip|reverse|bounces)$)/i,
  PageContainer:
    /^(z-index|position|round|close-on|overlay-style|bind(beforeenter|enter|afterenter|leave|afterleave|clickoverlay))/i,
  Button: /^(session-from|app-parameter|business-id|bind(contact|launchapp|getrealtime))/i,
  Input:
    /^(always-embed|safe-password|selection-|cursor-color|auto-fill|hold-|confirm-hold|placeholder-style|bind(selection|keyboardcomposition))/i,
  Textarea:
    /^(disable-default|adjust-keyboard|selection-|hold-|confirm-hold|placeholder-style|fixed|bind(selection|keyboardcomposition))/i,
  Video:
    /^((enable-)?danmu|animation|ad-|is-|show-(casting|screen|snapshot|background)|picture-in|enable-auto-rotation|background|poster-for|referrer|provision|certificate|license|preferred|vslide|page-gesture|direction|bind(animation|transition|ad|casting|seek|enter|leave|controls|loaded|progress))/i
}

/** Takes them out of Taro's list of components. */
export function dropSpare(components) {
  for (const [name, pattern] of Object.entries(spare))
    for (const attribute of Object.keys(components[name]))
      if (pattern.test(attribute)) delete components[name][attribute]
}
