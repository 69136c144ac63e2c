/** button with its open types, and form. */
import { pressed } from './basic'
import { isOn, parts, partsUnder, text, type BuiltIn, type Tools } from './kit'

/** What a button's open type asks of the chat app, and the event that brings the answer. */
async function open(tools: Tools): Promise<void> {
  const { values, around, fire, pageId, element } = tools
  const type = text(values['openType'])
  switch (type) {
    case 'getPhoneNumber':
    case 'getRealtimePhoneNumber':
      return fire(type.toLowerCase(), await around.phoneNumber())
    case 'share':
      return around.share(pageId, { from: 'button', target: { id: element.id, dataset: { ...element.dataset } } })
    case 'chooseAvatar': {
      const refusal = await around.privacyRefusal('button.chooseAvatar')
      if (refusal) return fire('chooseavatar', refusal)
      const [picture] = await around.choose('image', 1)
      return fire('chooseavatar', picture ? { avatarUrl: picture.path } : { errMsg: 'chooseAvatar:fail cancel' })
    }
    case 'getUserInfo': {
      return fire('getuserinfo', await around.call('getUserInfo', {}))
    }
    case 'agreePrivacyAuthorization':
      around.agreeTapped(element.id)
      return fire('agreeprivacyauthorization', { errMsg: 'agreePrivacyAuthorization:ok' })
    case 'openSetting':
      return fire('opensetting', { errMsg: 'openSetting:ok', ...(await around.openSettings()) })
    case 'contact':
    case 'feedback':
    case 'launchApp':
      around.note(`button open-type="${type}" leaves the mini-program`)
      return fire(type === 'contact' ? 'contact' : type.toLowerCase(), { errMsg: `${type}:ok`, path: '', query: {} })
    default:
  }
}

function valuesOf(form: Element): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const { part, tools } of partsUnder(form)) {
    const name = text(tools.values['name'])
    if (name && part.value) fields[name] = part.value()
  }
  return fields
}

export const button: BuiltIn = {
  properties: {
    hoverClass: 'button-hover',
    hoverStopPropagation: false,
    hoverStartTime: 20,
    hoverStayTime: 70,
    size: 'default',
    type: 'default',
    plain: false,
    disabled: false,
    loading: false,
    formType: '',
    openType: '',
    name: ''
  },
  slot: true,
  make: (tools) => {
    const { element, values, around } = tools
    pressed(tools)
    element.setAttribute('role', 'button')
    const press = () => {
      if (isOn(values['disabled'])) return
      open(tools).catch((error: unknown) => around.problem(String(error)))
      const form = element.closest('wx-form')
      const entry = form ? parts.get(form) : undefined
      if (!form || !entry) return
      if (values['formType'] === 'submit') entry.tools.fire('submit', { value: valuesOf(form), formId: '' })
      if (values['formType'] === 'reset') {
        for (const { part } of partsUnder(form)) part.reset?.()
        entry.tools.fire('reset', {})
      }
    }
    element.addEventListener('click', press)
    const draw = () => {
      element.dataset['type'] = text(values['type'])
      element.dataset['size'] = text(values['size'])
      element.toggleAttribute('data-plain', isOn(values['plain']))
      element.toggleAttribute('data-disabled', isOn(values['disabled']))
      element.toggleAttribute('data-loading', isOn(values['loading']))
    }
    return { changed: draw, attached: draw, activate: press }
  }
}

export const form: BuiltIn = {
  properties: { reportSubmit: false, reportSubmitTimeout: 0 },
  slot: true,
  make: () => ({})
}
