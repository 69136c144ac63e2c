'use strict'

let silence
function say(words) {
  byId('said').textContent = words
  clearTimeout(silence)
  silence = setTimeout(() => {
    byId('said').textContent = ''
  }, 2500)
}

async function ask(method, path, body) {
  const reply = await fetch(`/demo/api/${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body)
  })
  const result = await reply.json()
  if (result.failed) throw new Error(result.message)
  return result
}

/** Does something, then shows the new state; a refusal is said. */
async function act(method, path, body) {
  try {
    await ask(method, path, body)
    say('✓')
  } catch (error) {
    say(error.message)
  }
  await show()
}

const STEPS = {
  WAIT_PAY: [['expire', '超时 Expire']],
  WAIT_SHIP: [['ship', '发货 Ship']],
  WAIT_RECEIVE: [
    ['move', '下一站 Move'],
    ['deliver', '送达 Deliver'],
    ['complete', '完成 Complete']
  ]
}

/** A link of the shop's own, or a safe one; what else is there is text. */
function linkOf(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const opens = url?.protocol === 'https:' || url?.origin === location.origin
  if (!opens) return make('span', { text: address })
  const link = make('a', { text: address })
  link.href = url.href
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  return link
}

function showOutbox(list) {
  byId('outbox').replaceChildren(
    ...list.map((message) =>
      make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', { className: /\d{6}/.test(message.title) ? 'code' : '', text: message.title }),
          make('span', { text: message.recipient }),
          make('span', { className: 'quiet', text: time(message.at) })
        ),
        make(
          'div',
          { className: 'quiet', text: message.body },
          ...(message.link === undefined ? [] : [' ', linkOf(message.link)])
        )
      )
    )
  )
  if (list.length === 0) byId('outbox').append(make('li', { className: 'empty', text: '还没有消息 Nothing yet' }))
}

function showOrders(list) {
  byId('orders').replaceChildren(
    ...list.map((order) =>
      make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', { className: 'grow', text: `${order.title.zh} × ${order.quantity}` }),
          make('span', { className: 'state', text: order.status })
        ),
        make(
          'div',
          { className: 'row quiet' },
          make('span', {
            className: 'grow',
            text: `${order.orderCode} · ${order.receiver} · ${money(order.payFen)} · ${time(order.createdAt)}`
          })
        ),
        make(
          'div',
          { className: 'row' },
          ...[...(STEPS[order.status] ?? []), ['cheapen', '商品降价 10% Cheaper']].map(([step, label]) =>
            make('button', {
              text: label,
              onclick: () => act('POST', `orders/${encodeURIComponent(order.orderCode)}/${step}`)
            })
          )
        )
      )
    )
  )
  if (list.length === 0) byId('orders').append(make('li', { className: 'empty', text: '还没有订单 No orders yet' }))
}

const PIECE_STEPS = {
  PENDING: [
    ['show', '通过 Show'],
    ['refuse', '拒绝 Refuse']
  ],
  SHOWN: [
    ['hold', '举报 Report'],
    ['refuse', '下架 Take down']
  ],
  REFUSED: [['show', '恢复 Show']]
}

/** What can be done with what a shopper wrote; with `reply` the shop answers it. */
function pieceButtons(path, status, reply) {
  const buttons = (PIECE_STEPS[status] ?? []).map(([step, label]) =>
    make('button', { text: label, onclick: () => act('POST', `${path}/${step}`) })
  )
  if (reply === undefined) return buttons
  const answer = make('button', {
    text: '回复 Reply',
    onclick: () => {
      const words = prompt('回复 Reply', reply)
      if (words) void act('POST', `${path}/reply`, { reply: words })
    }
  })
  return [...buttons, answer]
}

function reviewButtons(review) {
  const waits = review.additionalStatus === 'PENDING' && review.status === 'SHOWN'
  const path = `reviews/${encodeURIComponent(review.reviewId)}`
  return pieceButtons(path, waits ? 'PENDING' : review.status, review.reply?.zh ?? '')
}

function showQuestions(list) {
  byId('questions').replaceChildren(
    ...list.map((piece) =>
      make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', { className: 'grow', text: `${piece.kind === 'question' ? '问' : '答'} ${piece.text.zh}` }),
          make('span', { className: 'state', text: piece.status })
        ),
        make('div', { className: 'quiet', text: `${piece.spuCode} · ${time(piece.createdAt)}` }),
        make(
          'div',
          { className: 'row' },
          ...pieceButtons(
            `questions/${encodeURIComponent(piece.id)}`,
            piece.status,
            piece.kind === 'question' ? '' : undefined
          )
        )
      )
    )
  )
  if (list.length === 0)
    byId('questions').append(make('li', { className: 'empty', text: '还没有问题 No questions yet' }))
}

/** Sessions of the flash sale that run or come. */
function showSessions(list) {
  const times = () => {
    const { startsIn, lasts } = byId('session').elements
    return { startsIn: Number(startsIn.value), lasts: Number(lasts.value) }
  }
  byId('sessions').replaceChildren(
    ...list.map((session) => {
      const path = `sessions/${encodeURIComponent(session.sessionCode)}`
      return make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', { className: 'grow', text: `${time(session.startAt)} – ${time(session.endAt)}` }),
          make('span', { className: 'state', text: session.by })
        ),
        ...session.skus.map((sku) =>
          make('div', {
            className: 'quiet',
            text: `${sku.title} · ${sku.skuCode} · ${money(sku.priceFen)} · ${sku.taken}/${sku.allotment}`
          })
        ),
        make(
          'div',
          { className: 'row' },
          make('button', {
            text: '改到上面的时间 Move to the times above',
            onclick: () => void act('POST', `${path}/move`, times())
          }),
          make('button', { text: '结束 End', onclick: () => void act('POST', `${path}/end`, {}) })
        )
      )
    })
  )
  if (list.length === 0) byId('sessions').append(make('li', { className: 'empty', text: '没有场次 No sessions' }))
}

/** Activities with an allotment: what each is, what runs of it, and its end. */
function showActivities(list, activities, { none, path, stepsOf, running, acts = () => [] }) {
  byId(list).replaceChildren(
    ...activities.map((activity) =>
      make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', { className: 'grow', text: activity.title }),
          make('span', {
            className: 'state',
            text: activity.over ? '已结束 Over' : `${activity.taken}/${activity.allotment}`
          })
        ),
        make('div', {
          className: 'quiet',
          text: `${stepsOf(activity).join(' · ')} · ${time(activity.endAt)} · ${activity.by}`
        }),
        make('div', { className: 'quiet', text: running(activity).join(' · ') }),
        ...acts(activity),
        ...(activity.over
          ? []
          : [
              make('button', {
                text: '结束 End',
                onclick: () => void act('POST', `${path}/${encodeURIComponent(activity.activityCode)}/end`, {})
              })
            ])
      )
    )
  )
  if (activities.length === 0) byId(list).append(make('li', { className: 'empty', text: none }))
}

/** What is sold in groups, and the groups that are open. */
function showGroups({ activities, groups }) {
  showActivities('groups', activities, {
    none: '没有拼团 No group buys',
    path: 'groups',
    stepsOf: ({ tiers }) => tiers.map((tier) => `${tier.size} 人 ${money(tier.priceFen)}`),
    running: ({ activityCode }) =>
      groups
        .filter((group) => group.activityCode === activityCode)
        .map((group) => `${group.groupCode} ${group.paid}/${group.size}`),
    acts: ({ activityCode }) =>
      groups
        .filter((group) => group.activityCode === activityCode)
        .map(({ groupCode }) =>
          make('button', {
            text: `凑满 Fill ${groupCode}`,
            onclick: () => void act('POST', `groups/${encodeURIComponent(groupCode)}/fill`, {})
          })
        )
  })
}

/** What friends help to buy, and the assists that have a piece. */
function showAssists({ activities, assists }) {
  showActivities('assists', activities, {
    none: '没有助力 No assists',
    path: 'assists',
    stepsOf: ({ steps }) => steps.map((step) => `${step.helpers} 人 ${money(step.priceFen)}`),
    running: ({ activityCode }) =>
      assists
        .filter((assist) => assist.activityCode === activityCode)
        .map((assist) => `${assist.assistCode} ${assist.helped} ${assist.state}`)
  })
}

/** What is sold ahead, and the orders between deposit and balance. */
function showPresales({ activities, orders }) {
  showActivities('presales', activities, {
    none: '没有预售 No presales',
    path: 'presales',
    stepsOf: ({ depositFen, worthFen, priceFen, balanceFrom, balanceTo }) => [
      money(priceFen),
      `定金 ${money(depositFen)} 抵 ${money(worthFen)}`,
      `尾款 ${time(balanceFrom)} – ${time(balanceTo)}`
    ],
    running: ({ activityCode }) =>
      orders.filter((order) => order.activityCode === activityCode).map((order) => order.orderCode)
  })
  byId('presale-orders').replaceChildren(
    ...orders.map(({ orderCode, depositFen }) =>
      make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: `${orderCode} ${money(depositFen)}` }),
        make('button', {
          text: '缺货 None',
          onclick: () => void act('POST', `presale-orders/${encodeURIComponent(orderCode)}/fail`, {})
        })
      )
    )
  )
}

/** What gives money back. */
function showRebates(rebates) {
  byId('rebates').replaceChildren(
    ...rebates.map(({ offerCode, spuCode, title, rate }) =>
      make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: `${title} ${spuCode}` }),
        make('span', {
          className: 'state',
          text: rate.pieceFen === undefined ? `${rate.basisPoints / 100}%` : money(rate.pieceFen)
        }),
        make('button', {
          text: '结束 End',
          onclick: () => void act('POST', `rebates/${encodeURIComponent(offerCode)}/end`, {})
        })
      )
    )
  )
  if (rebates.length === 0) byId('rebates').append(make('li', { className: 'empty', text: '没有返利 No rebates' }))
}

/** Employees with their quota and codes, and what is sold to them. */
function showEmployees({ employees, offers }) {
  const codeOf = ({ inviteCode, bound }) => `${inviteCode}${bound ? ' ✓' : ''}`
  byId('employees').replaceChildren(
    ...employees.map((employee) =>
      make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', { className: 'grow', text: `${employee.employeeNo} ${employee.name}` }),
          make('span', {
            className: 'state',
            text: employee.inService ? `${money(employee.takenFen)} / ${money(employee.fen)}` : '已离职 Left'
          })
        ),
        make('div', {
          className: 'quiet',
          text: [`本人 Own ${codeOf(employee)}`, ...employee.family.map((code) => `亲友 Family ${codeOf(code)}`)].join(
            ' · '
          )
        }),
        ...(employee.inService
          ? [
              ['code', '发亲友码 Family code'],
              ['dismiss', '离职 Dismiss']
            ].map(([step, label]) =>
              make('button', {
                text: label,
                onclick: () => void act('POST', `employees/${encodeURIComponent(employee.employeeNo)}/${step}`, {})
              })
            )
          : [])
      )
    )
  )
  byId('employee-offers').replaceChildren(
    ...offers.map((offer) =>
      make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', { className: 'grow', text: `${offer.title} ${money(offer.priceFen)}` }),
          make('span', {
            className: 'state',
            text: offer.over ? '已结束 Over' : `${offer.taken}/${offer.allotment}`
          }),
          ...(offer.over
            ? []
            : [
                make('button', {
                  text: '结束 End',
                  onclick: () => void act('POST', `employee-offers/${encodeURIComponent(offer.offerCode)}/end`, {})
                })
              ])
        )
      )
    )
  )
}

const STORY_STEPS = {
  SENT: [
    ['show', '展示 Show'],
    ['refuse', '拒绝 Refuse']
  ],
  SHOWN: [
    ['choose', '选中 Choose'],
    ['refuse', '下架 Take down']
  ]
}

/** What can be done with a story; who refuses one is asked why. */
function storyButtons(story) {
  const path = `stories/${encodeURIComponent(story.storyId)}`
  return (STORY_STEPS[story.state] ?? []).map(([step, label]) =>
    make('button', {
      text: label,
      onclick: () => {
        const reason = step === 'refuse' ? prompt('原因 Reason', '') : undefined
        if (reason !== null) void act('POST', `${path}/${step}`, reason === undefined ? {} : { reason })
      }
    })
  )
}

/** Opens one of a story's pictures, which may be closed to everybody else. */
function pictureLink(address, index) {
  const link = make('a', { text: `图 ${index + 1}` })
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  return link
}

function showStories(list) {
  byId('stories').replaceChildren(
    ...list.map((story) =>
      make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', { className: 'grow', text: `${story.year} ${story.model.zh}：${story.text.zh}` }),
          make('span', { className: 'state', text: `${story.doubtful ? '? ' : ''}${story.state}` })
        ),
        make('div', {
          className: 'quiet',
          text: `${story.author.zh} · ${time(story.sentAt)} · ♥ ${story.hearts}${story.movedBy ? ` · ${story.movedBy}` : ''}${story.refusedFor ? ` · ${story.refusedFor.zh}` : ''}`
        }),
        make('div', { className: 'row' }, ...story.pictures.map(pictureLink), ...storyButtons(story))
      )
    )
  )
  if (list.length === 0) byId('stories').append(make('li', { className: 'empty', text: '还没有故事 No stories yet' }))
}

function trialEntry(entry) {
  const words = [entry.rank, entry.author, entry.state, entry.overdue ? '逾期 overdue' : '']
  const path = `orders/${encodeURIComponent(entry.orderCode ?? '')}/ship`
  return make(
    'div',
    { className: 'row' },
    make('span', { className: 'grow quiet', text: words.filter(Boolean).join(' · ') }),
    ...(entry.orderCode === undefined
      ? []
      : [make('button', { text: '发货 Send', onclick: () => void act('POST', path, {}) })])
  )
}

/** What can be tried, and who has to be sent something. */
function showTrials(list) {
  byId('trials').replaceChildren(
    ...list.map((trial) => {
      const path = `trials/${encodeURIComponent(trial.trialCode)}`
      const step = trial.drawn ? undefined : trial.closed ? ['draw', '开奖 Draw'] : ['close', '截止 Close']
      return make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', { className: 'grow', text: `${trial.title} × ${trial.pieces}` }),
          make('span', {
            className: 'state',
            text: trial.ended
              ? '已结束 Over'
              : trial.drawn
                ? '已开奖 Drawn'
                : trial.closed
                  ? '已截止 Closed'
                  : '申请中 Open'
          })
        ),
        make('div', {
          className: 'quiet',
          text: `${trial.applicants} 人申请 applied · ${time(trial.closeAt)} · ${time(trial.drawAt)} · ${trial.by}`
        }),
        ...(step === undefined
          ? []
          : [make('button', { text: step[1], onclick: () => void act('POST', `${path}/${step[0]}`, {}) })]),
        ...trial.entries.map(trialEntry)
      )
    })
  )
  if (list.length === 0) byId('trials').append(make('li', { className: 'empty', text: '还没有试用 No trials yet' }))
}

const subsidyPath = ({ policyCode }, step) => `subsidies/${encodeURIComponent(policyCode)}/${step}`

function askBudget(policy) {
  const budget = prompt('名额 Budget', String(policy.budget))
  if (budget !== null) void act('POST', subsidyPath(policy, 'budget'), { budget: Number(budget) })
}

function askRegions(policy) {
  const regionCodes = prompt('地区代码 Region codes', policy.regionCodes.join(' '))
  if (regionCodes !== null) void act('POST', subsidyPath(policy, 'regions'), { regionCodes })
}

const subsidyRow = (policy) =>
  make(
    'li',
    { className: 'row' },
    make('span', { className: 'grow', text: `${policy.name.zh} · ${policy.regionCodes.join(' ')}` }),
    make('span', { className: 'state', text: `${policy.taken}/${policy.budget}` }),
    make('button', { text: '名额 Budget', onclick: () => askBudget(policy) }),
    make('button', { text: '地区 Regions', onclick: () => askRegions(policy) })
  )

const claimRow = (now) => (claim) =>
  make(
    'li',
    { className: 'row' },
    make('span', {
      className: 'grow quiet',
      text: `${claim.userId} · ${claim.regionCode} · ${time(claim.validUntil)}`
    }),
    make('span', { className: 'state', text: claim.state }),
    ...(claim.state === 'UNREDEEMED' && claim.validUntil > now
      ? [
          make('button', {
            text: '到期 Expire',
            onclick: () => void act('POST', 'clock', { advanceMs: claim.validUntil - now })
          })
        ]
      : [])
  )

/** What is subsidised where, who claimed it, and who did what. */
function showSubsidies({ readerAway, pictures, policies, claimed, events }, now) {
  byId('subsidy-pictures').textContent = `证件照片 Pictures of cards: ${pictures}`
  const reader = byId('subsidy-reader')
  reader.textContent = readerAway ? '恢复核验 Call the check back' : '停掉核验 Send the check away'
  reader.onclick = () => void act('POST', `subsidies/reader/${readerAway ? 'back' : 'away'}`, {})
  byId('subsidies').replaceChildren(...policies.map(subsidyRow))
  byId('subsidy-claims').replaceChildren(...claimed.map(claimRow(now)))
  byId('subsidy-events').replaceChildren(
    ...events.map(({ act: what, by, about, at: moment }) =>
      make('li', { className: 'quiet', text: `${time(moment)} ${by} ${what} ${about}` })
    )
  )
}

function showReviews(list) {
  byId('reviews').replaceChildren(
    ...list.map((review) =>
      make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', { className: 'grow', text: `${'★'.repeat(review.score)} ${review.text.zh || '—'}` }),
          make('span', { className: 'state', text: review.status })
        ),
        make('div', {
          className: 'quiet',
          text: `${review.spuCode} · ${time(review.createdAt)} · ${review.pictures} 图${review.video ? ` · 视频 ${review.video}` : ''}${review.additional ? ` · 追评 ${review.additionalStatus}：${review.additional.zh}` : ''}`
        }),
        make('div', { className: 'row' }, ...reviewButtons(review))
      )
    )
  )
  if (list.length === 0) byId('reviews').append(make('li', { className: 'empty', text: '还没有评价 No reviews yet' }))
}

function showWinners(list) {
  byId('winners').replaceChildren(
    ...list.map(({ day, phone, amountFen }) => make('li', { text: `${day} · ${phone} · ${money(amountFen)}` }))
  )
}

const POINT_STEPS = [
  ['grant', '+500'],
  ['expire', '到期 Expire'],
  ['streak', '连签 6 天 Streak of 6']
]

function showWallets(list) {
  const names = { BALANCE: '余额 Balance', CREDIT: '分期额度 Limit left' }
  byId('wallets').replaceChildren(
    ...list.map((account) =>
      make(
        'li',
        { className: 'row' },
        make('span', {
          className: 'grow',
          text: `${account.phone} · ${names[account.account]} · ${money(account.fen)}`
        }),
        ...(account.wrong ? [make('span', { className: 'state', text: '对不上 Wrong' })] : [])
      )
    )
  )
  if (list.length === 0) byId('wallets').append(make('li', { className: 'empty', text: '还没有余额 No balance yet' }))
}

function showRoles(list) {
  const names = { PARTNER: '合伙人 Partner', EMPLOYEE: '员工 Employee', DEALER: '经销商 Dealer' }
  const button = (person, step, text) =>
    make('button', { text, onclick: () => act('POST', `roles/${encodeURIComponent(person.userId)}/${step}`) })
  byId('roles').replaceChildren(
    ...list.map((person) =>
      make(
        'li',
        { className: 'row' },
        make('span', {
          className: 'grow',
          text: `${person.phone} · ${person.asked ? '申请经销商 Asks to be a dealer' : names[person.role]}`
        }),
        ...(person.asked
          ? [button(person, 'grant-dealer', '通过 Grant'), button(person, 'refuse-dealer', '拒绝 Refuse')]
          : [button(person, `take-${person.role}`, '收回 Take away')])
      )
    )
  )
  if (list.length === 0)
    byId('roles').append(make('li', { className: 'empty', text: '还没有申请 Nobody has asked yet' }))
}

function showReferrals({ employees, invites }) {
  const button = (id, step, text) =>
    make('button', { text, onclick: () => act('POST', `referrals/${encodeURIComponent(id)}/${step}`) })
  byId('referrals').replaceChildren(
    ...employees.map(({ employeeNo, userId, blocked }) =>
      make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: `${employeeNo} · ${userId}` }),
        blocked ? button(employeeNo, 'unblock', '恢复 Unblock') : button(employeeNo, 'block', '停用 Block')
      )
    ),
    ...invites.map(({ inviteId, inviterId, invitedId, state }) =>
      make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: `${inviterId} → ${invitedId ?? '—'} · ${state}` }),
        button(inviteId, 'void', '不算 Void')
      )
    )
  )
  if (employees.length + invites.length === 0)
    byId('referrals').append(make('li', { className: 'empty', text: '还没有绑定 Nobody is bound yet' }))
}

const PARTNER_STATES = {
  APPLIED: ['已申请 Applied', ['leave']],
  REFUSED: ['未通过 Refused', ['leave']],
  VERIFIED: ['待签约 To sign', ['leave']],
  ACTIVE: ['合伙中 Active', ['suspend', 'leave']],
  RESIGN: ['待重签 To sign again', ['suspend', 'leave']],
  SUSPENDED: ['已暂停 Suspended', ['resume', 'leave']],
  LEFT: ['已退出 Left', []]
}
const PARTNER_WORDS = {
  verify: '通过 Verify',
  refuse: '不通过 Refuse',
  suspend: '暂停 Suspend',
  resume: '恢复 Resume',
  leave: '退出 End'
}

function showPartners(list) {
  const button = (partner, step) =>
    make('button', {
      text: PARTNER_WORDS[step],
      onclick: () => act('POST', `partners/${encodeURIComponent(partner.userId)}/${step}`)
    })
  byId('partners').replaceChildren(
    ...list.map((partner) => {
      const [words, steps] = PARTNER_STATES[partner.state]
      const waits = partner.state === 'APPLIED' && partner.told ? ['verify', 'refuse'] : []
      const who = [partner.phone, partner.name, partner.id, partner.version ? `V${partner.version}` : null]
        .filter(Boolean)
        .join(' · ')
      const state = waits.length > 0 ? '待核验 To check' : words
      return make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: `${who} · ${partner.partnerCode} · ${state}` }),
        ...[...waits, ...steps].map((step) => button(partner, step))
      )
    })
  )
  if (list.length === 0)
    byId('partners').append(make('li', { className: 'empty', text: '还没有人申请 Nobody has applied yet' }))
}
byId('new-contract').addEventListener('click', () => void act('POST', 'partner-contract'))

const WITHDRAWAL_STATES = {
  SUBMITTED: ['已提交 Submitted', ['review', 'refuse']],
  REVIEWING: ['审核中 Under review', ['approve', 'refuse']],
  PAYING: ['银行处理中 At the bank', ['paid', 'failed']],
  PAID: ['已到账 Paid', []],
  CANCELLED: ['已取消 Taken back', []],
  REFUSED: ['未通过 Refused', []],
  FAILED: ['银行退回 Failed', []]
}
const WITHDRAWAL_WORDS = {
  review: '开始审核 Review',
  approve: '付款 Pay out',
  refuse: '不通过 Refuse',
  paid: '记为到账 Note as paid',
  failed: '记为退回 Note as failed'
}
const BANK_WORDS = { PAYS: '付款 Pays', FAILS: '退回 Fails', SILENT: '不应答 Silent' }

function showEarnings({ manner, check, withdrawals }) {
  byId('bank-manner').textContent = BANK_WORDS[manner]
  byId('bank-manners').replaceChildren(
    ...Object.keys(BANK_WORDS)
      .filter((name) => name !== manner)
      .map((name) => make('button', { text: BANK_WORDS[name], onclick: () => act('POST', `bank/${name}`) }))
  )
  byId('journal-check').textContent =
    check.accounts + check.partners === 0
      ? '佣金账本借贷相符 The journal adds up'
      : `${check.accounts} 个账户、${check.partners} 位合伙人对不上 accounts and partners do not add up`
  byId('withdrawals').replaceChildren(
    ...withdrawals.map((withdrawal) => {
      const [words, steps] = WITHDRAWAL_STATES[withdrawal.state]
      const who = [withdrawal.phone, money(withdrawal.amountFen), withdrawal.lastFour, words, withdrawal.reason]
        .filter(Boolean)
        .join(' · ')
      return make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: who }),
        ...steps.map((step) =>
          make('button', {
            text: WITHDRAWAL_WORDS[step],
            onclick: () => act('POST', `withdrawals/${encodeURIComponent(withdrawal.withdrawalId)}/${step}`)
          })
        )
      )
    })
  )
  if (withdrawals.length === 0)
    byId('withdrawals').append(make('li', { className: 'empty', text: '还没有提现 No withdrawals yet' }))
}

const LIVE_BUTTONS = {
  ANNOUNCED: [
    ['start', '开播 Start'],
    ['cancel', '取消 Cancel']
  ],
  ON_AIR: [
    ['pause', '暂停 Pause'],
    ['lose', '断流 Lose the stream'],
    ['end', '下播 End']
  ],
  PAUSED: [
    ['resume', '继续 Go on'],
    ['end', '下播 End']
  ],
  ENDED: [['film', '放回放 Show its film']]
}

function showLive(list) {
  byId('live').replaceChildren(
    ...list.map(({ roomCode, title, state, viewers, explaining, goods }) => {
      const steps = (LIVE_BUTTONS[state] ?? []).map(([step, label]) =>
        make('button', { text: label, onclick: () => act('POST', `live/${roomCode}/${step}`) })
      )
      const next = goods[(goods.findIndex(({ skuCode }) => skuCode === explaining) + 1) % goods.length]
      if (state === 'ON_AIR' && next !== undefined) {
        const { skuCode } = next
        steps.push(
          make('button', { text: '讲下一款 Next', onclick: () => act('POST', `live/${roomCode}/explain`, { skuCode }) })
        )
      }
      const words = `${title} · ${state} · ${viewers}`
      return make('li', { className: 'row' }, make('span', { className: 'grow', text: words }), ...steps)
    })
  )
}

/** What the desk or the engineer may do in each state. */
const billSteps = {
  SUBMITTED: ['accept', 'cancel'],
  ACCEPTED: ['assign', 'cancel'],
  ASSIGNED: ['set-out', 'cancel'],
  ON_THE_WAY: ['begin'],
  WORKING: ['quote', 'finish', 'give-up']
}
const stepNames = {
  accept: '受理 Accept',
  assign: '派单 Assign',
  'set-out': '出发 Set out',
  begin: '到门 Begin',
  quote: '报价 Quote',
  finish: '完成 Finish',
  'give-up': '修不好 Give up',
  cancel: '取消 Cancel'
}

/** Buttons of a bill; a quote has its item, and whether the warranty covers it. */
function billButtons({ billId, state, items }) {
  const steps = billSteps[state] ?? []
  const item = make('select')
  item.ariaLabel = 'Item'
  item.append(...items.map(({ itemCode, name, fen }) => new Option(`${name} ${money(fen)}`, itemCode)))
  const charged = Object.assign(make('input'), { type: 'checkbox', ariaLabel: 'Charged' })
  const buttons = steps.map((step) => {
    const button = make('button', { text: stepNames[step] })
    button.addEventListener('click', () => {
      const quoted = { itemCode: item.value, charged: charged.checked ? 'yes' : 'no' }
      void act('POST', `bills/${billId}/${step}`, step === 'quote' ? quoted : {})
    })
    return button
  })
  return steps.includes('quote') ? [item, charged, ...buttons] : buttons
}

function showBills(list) {
  byId('bills').replaceChildren(
    ...list.map((bill) => {
      const words = `${bill.appliance} · ${bill.work} · ${bill.state} · ${bill.phone} ${bill.billNo}`
      return make('li', { className: 'row' }, make('span', { className: 'grow', text: words }), ...billButtons(bill))
    })
  )
  if (list.length === 0) byId('bills').append(make('li', { className: 'empty', text: '还没有服务单 No bills yet' }))
}

const caseSteps = {
  SUBMITTED: [
    ['agree', '同意 Agree'],
    ['refuse', '拒绝 Refuse']
  ],
  RETURNING: [
    ['move', '运输 Move'],
    ['sign', '到仓 Arrive'],
    ['inspect', '验收通过 All in order'],
    ['inspect', '第一件不收 First not in order', { accepted: 0 }]
  ],
  DISPUTED: [
    ['accept', '品牌判退款 Brand: pay'],
    ['send-back', '品牌判寄回 Brand: send back']
  ],
  WAIT_RESEND: [
    ['resend', '寄出新的 Send the new one'],
    ['no-stock', '没货 Out of stock']
  ],
  OUT_OF_STOCK: [['resend', '到货寄出 Send the new one']],
  RESENT: [
    ['move-new', '新的运输 New one moves'],
    ['sign-new', '新的送到 New one arrives'],
    ['arrive', '差价到账 Balance arrives'],
    ['fail', '差价退款失败 Balance fails']
  ],
  REFUNDING: [
    ['arrive', '到账 Arrives'],
    ['fail', '退款失败 Fails']
  ]
}

/** By which carrier and number the new one of an exchange is sent; empty: one that is made up. */
function sendingOf(steps) {
  if (!steps.some(([step]) => step === 'resend')) return []
  const [carrier, trackingNo] = [make('input'), make('input')]
  carrier.placeholder = '快递 Carrier'
  trackingNo.placeholder = '单号 Number'
  for (const field of [carrier, trackingNo]) field.ariaLabel = field.placeholder
  return [carrier, trackingNo]
}

/** Steps that the carrier of what comes back, or of what is sent anew, has taken already are not offered again. */
const stepsOf = ({ state, signed, exchange }) =>
  (caseSteps[state] ?? []).filter(
    ([step]) =>
      !(signed && (step === 'move' || step === 'sign')) &&
      !(exchange?.signed && (step === 'move-new' || step === 'sign-new'))
  )

function caseRow(claim) {
  const { caseCode, kind, state, refundFen, rows, exchange } = claim
  const steps = stepsOf(claim)
  const sending = sendingOf(steps)
  const buttons = steps.map(([step, text, body = {}]) =>
    make('button', {
      text,
      onclick: () => {
        const [carrier = '', trackingNo = ''] = sending.map(({ value }) => value)
        const sent = step === 'resend' ? { carrier, trackingNo } : {}
        void act('POST', `cases/${caseCode}/${step}`, { position: rows[0]?.position ?? 0, ...body, ...sent })
      }
    })
  )
  const wish = exchange ? ` · → ${exchange.skuCode} ${exchange.trackingNo}` : ''
  return make(
    'li',
    { className: 'row' },
    make('span', { className: 'grow', text: `${caseCode} · ${kind} · ${money(refundFen)}${wish}` }),
    make('span', { className: 'state', text: state }),
    ...sending,
    ...buttons
  )
}

function showCases(list) {
  byId('cases').replaceChildren(...list.map(caseRow))
  if (list.length === 0) byId('cases').append(make('li', { className: 'empty', text: '还没有售后 No cases yet' }))
}

function showRefunds(list) {
  byId('refunds').replaceChildren(
    ...list.map(({ refundId, orderCode, amountFen, state }) =>
      make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: `${orderCode} · ${money(amountFen)}` }),
        make('span', { className: 'state', text: state }),
        ...(state === 'SENT' ? caseSteps.REFUNDING : []).map(([step, text]) =>
          make('button', { text, onclick: () => act('POST', `refunds/${refundId}/${step}`) })
        )
      )
    )
  )
  if (list.length === 0) byId('refunds').append(make('li', { className: 'empty', text: '没有 None' }))
}

function showShops(list) {
  const places = byId('return-place').elements.shopCode
  if (places.options.length !== list.length)
    places.replaceChildren(...list.map(({ shopCode, name }) => new Option(name, shopCode)))
  byId('shops').replaceChildren(
    ...list.map(({ shopCode, name, closed, followers }) => {
      const button = make('button', { text: closed ? '恢复营业 Open' : '暂停营业 Close' })
      button.addEventListener('click', () => void act('POST', `shops/${shopCode}/${closed ? 'open' : 'close'}`, {}))
      const words = `${name} · ${followers} 人关注 followers`
      return make('li', { className: 'row' }, make('span', { className: 'grow', text: words }), button)
    })
  )
}

function showPoints(list) {
  byId('points').replaceChildren(
    ...list.map((account) =>
      make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', { className: 'grow', text: `${account.phone} · ${account.points}` }),
          make('span', { className: 'state', text: account.right ? '✓' : '✗' })
        ),
        make('div', {
          className: 'quiet',
          text: `${account.added} − ${account.held} 占用 held − ${account.spent} 用掉 spent − ${account.ended} 到期 ended · ${account.rows} 条 rows`
        }),
        make(
          'div',
          { className: 'row' },
          ...POINT_STEPS.map(([step, label]) =>
            make('button', {
              text: label,
              onclick: () => act('POST', `points/${encodeURIComponent(account.userId)}/${step}`)
            })
          )
        )
      )
    )
  )
  if (list.length === 0) byId('points').append(make('li', { className: 'empty', text: '还没有积分 No points yet' }))
}

function showInvoices(list) {
  byId('invoices').replaceChildren(
    ...list.map(({ invoiceCode, name, amountFen, kind, state, booked }) =>
      make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: `${name} · ${money(amountFen)}` }),
        make('span', { className: 'state', text: booked ? `${state} · 已入账 booked` : state }),
        ...(kind === 'SPECIAL' && state === 'ISSUED' && !booked
          ? [make('button', { text: '入账 Book', onclick: () => act('POST', `invoices/${invoiceCode}/book`) })]
          : [])
      )
    )
  )
}

function showActs(list) {
  byId('acts').replaceChildren(
    ...list.map(({ who, permission, act, about, at: moment }) =>
      make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: `${act} · ${about}` }),
        make('span', { className: 'state', text: `${who} · ${permission} · ${time(moment)}` })
      )
    )
  )
  if (list.length === 0) byId('acts').append(make('li', { className: 'empty', text: '还没有 Nothing yet' }))
}

function showShipping(list) {
  byId('shipping').replaceChildren(
    ...list.map(({ paymentId, orderCode, kind, parcels, sent, attempts, received }) =>
      make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: `${orderCode} · ${kind} · ${parcels.join(', ')}` }),
        make('span', { className: 'state', text: sent ? '已上报 sent' : `待上报 waits (${attempts})` }),
        ...(kind === 'LEFT'
          ? [
              make('button', {
                text: '更正单号 Correct',
                onclick: () => {
                  const trackingNo = prompt('运单号 Tracking number', parcels[0])
                  if (trackingNo) void act('POST', `orders/${encodeURIComponent(orderCode)}/correct`, { trackingNo })
                }
              })
            ]
          : []),
        ...(kind === 'LEFT' && !received
          ? [
              make('button', {
                text: '平台确认收货 Received there',
                onclick: () => act('POST', `shipping/${encodeURIComponent(paymentId)}/received`)
              })
            ]
          : [])
      )
    )
  )
  if (list.length === 0) byId('shipping').append(make('li', { className: 'empty', text: '还没有 Nothing yet' }))
}

function showFaults(list) {
  byId('faults').replaceChildren(
    ...list.map((fault) =>
      make(
        'li',
        { className: 'row' },
        make('span', { className: 'grow', text: `${fault.endpoint} → ${fault.kind} × ${fault.remaining}` }),
        make('button', {
          text: '关闭 Off',
          onclick: () => act('DELETE', `faults?endpoint=${encodeURIComponent(fault.endpoint)}`)
        })
      )
    )
  )
}

const sumWords = (unbalanced) =>
  unbalanced === 0 ? '流水与余额一致 Every account adds up' : `${unbalanced} 个对不上 accounts do not add up`

function showCoupons({ offers, owned, unbalanced }) {
  const select = byId('coupon').elements.couponCode
  if (select.options.length === 0)
    select.append(...offers.map(({ couponCode, name }) => new Option(`${name} ${couponCode}`, couponCode)))
  byId('coupon-sum').textContent = sumWords(unbalanced)
  byId('coupons').replaceChildren(
    ...owned.map((coupon) =>
      make(
        'li',
        {},
        make(
          'div',
          { className: 'row' },
          make('span', { className: 'grow', text: `${coupon.name} · ${coupon.phone} · ${time(coupon.endAt)}` }),
          ...(coupon.used
            ? [make('span', { className: 'state', text: '已用 Used' })]
            : [
                make('button', {
                  text: '到期 Expire',
                  onclick: () => act('POST', `coupons/${encodeURIComponent(coupon.userCouponId)}/expire`, {})
                })
              ])
        )
      )
    )
  )
}

function fill(select, values) {
  if (select.options.length === 0)
    select.append(...values.map((value) => new Option(value === '*' ? '全部接口 every endpoint' : value, value)))
}

let shown = ''
async function show() {
  try {
    const phone = byId('search').elements.phone.value.trim()
    const state = await ask('GET', phone === '' ? 'state' : `state?phone=${encodeURIComponent(phone)}`)
    byId('clock').textContent =
      `${time(state.now)}${state.aheadMs > 1000 ? ` (+${Math.round(state.aheadMs / 60000)} min)` : ''}`
    const form = byId('fault')
    fill(form.elements.endpoint, state.endpoints)
    fill(form.elements.kind, state.faultKinds)
    const now = JSON.stringify([
      state.outbox,
      state.orders,
      state.cases,
      state.refunds,
      state.reviews,
      state.questions,
      state.trials,
      state.subsidies,
      state.stories,
      state.groups,
      state.rebates,
      state.sessions,
      state.employees,
      state.assists,
      state.presales,
      state.winners,
      state.packets,
      state.coupons,
      state.points,
      state.live,
      state.bills,
      state.shops,
      state.wallets,
      state.roles,
      state.referrals,
      state.partners,
      state.earnings,
      state.invoices,
      state.shipping,
      state.acts,
      state.faults
    ])
    if (now === shown) return
    shown = now
    showOutbox(state.outbox)
    showOrders(state.orders)
    showCases(state.cases)
    showRefunds(state.refunds)
    showTrials(state.trials)
    showSubsidies(state.subsidies, state.now)
    showReviews(state.reviews)
    showQuestions(state.questions)
    showStories(state.stories)
    showGroups(state.groups)
    showRebates(state.rebates)
    showSessions(state.sessions)
    showEmployees(state.employees)
    showAssists(state.assists)
    showPresales(state.presales)
    showWinners(state.winners)
    byId('packet-sum').textContent = sumWords(state.packets.unbalanced)
    showCoupons(state.coupons)
    showPoints(state.points)
    showLive(state.live)
    showBills(state.bills)
    showShops(state.shops)
    showWallets(state.wallets)
    showRoles(state.roles)
    showReferrals(state.referrals)
    showPartners(state.partners)
    showEarnings(state.earnings)
    showInvoices(state.invoices)
    showShipping(state.shipping)
    showActs(state.acts)
    showFaults(state.faults)
  } catch {
    byId('clock').textContent = '网关没有应答 The gateway does not answer'
  }
}

byId('rebate-publish').addEventListener(
  'click',
  () =>
    void act('POST', 'rebates', {
      spuCode: byId('rebate-product').value,
      percent: Number(byId('rebate-percent').value)
    })
)
byId('search').addEventListener('input', () => void show())
byId('search').addEventListener('submit', (event) => event.preventDefault())
// what the contents lead to is open then
document.querySelector('nav').addEventListener('click', (event) => {
  const part = event.target.hash ? document.querySelector(event.target.hash) : null
  if (part) part.open = true
})
byId('steps').addEventListener('click', (event) => {
  const minutes = event.target.dataset?.minutes
  if (minutes) void act('POST', 'clock', { advanceMs: Number(minutes) * 60_000 })
})
byId('fault').addEventListener('submit', (event) => {
  event.preventDefault()
  const form = event.target.elements
  void act('POST', 'faults', {
    endpoint: form.endpoint.value,
    kind: form.kind.value,
    remaining: Number(form.remaining.value),
    delayMs: Number(form.delayMs.value)
  })
})
byId('packets').addEventListener('submit', (event) => {
  event.preventDefault()
  const { phone, yuan } = event.target.elements
  void act('POST', 'packets', { phone: phone.value, amountFen: Math.round(Number(yuan.value) * 100) })
})
byId('employee-form').addEventListener('submit', (event) => {
  event.preventDefault()
  const [employeeNo, name, phone] = ['no', 'name', 'phone'].map((field) => byId(`employee-${field}`).value)
  void act('POST', 'employees', { employeeNo, name, phone })
})
const fillWallet = (account) => {
  const { phone, yuan } = byId('wallets-form').elements
  void act('POST', `wallets/${account}`, { phone: phone.value, amountFen: Math.round(Number(yuan.value) * 100) })
}
byId('wallets-form').addEventListener('submit', (event) => {
  event.preventDefault()
  fillWallet('BALANCE')
})
byId('raise-limit').addEventListener('click', () => fillWallet('CREDIT'))
byId('expire-packets').addEventListener('click', () => {
  void act('POST', 'packets/expire', { phone: byId('packets').elements.phone.value })
})
byId('session').addEventListener('submit', (event) => {
  event.preventDefault()
  const { skuCode, yuan, allotment, limitEach, startsIn, lasts } = event.target.elements
  void act('POST', 'sessions', {
    skuCode: skuCode.value.trim(),
    yuan: Number(yuan.value),
    allotment: Number(allotment.value),
    limitEach: Number(limitEach.value),
    startsIn: Number(startsIn.value),
    lasts: Number(lasts.value)
  })
})
byId('cheapen').addEventListener('submit', (event) => {
  event.preventDefault()
  const skuCode = event.target.elements.skuCode.value.trim()
  void act('POST', `products/${encodeURIComponent(skuCode)}/cheapen`, {})
})
byId('coupon').addEventListener('submit', (event) => {
  event.preventDefault()
  const { phone, couponCode } = event.target.elements
  void act('POST', 'coupons', { phone: phone.value.trim(), couponCode: couponCode.value })
})
byId('return-place').addEventListener('submit', (event) => {
  event.preventDefault()
  const { shopCode, name, phone, address } = event.target.elements
  const place = { name: name.value.trim(), phone: phone.value.trim(), address: address.value.trim() }
  void act('POST', `return-places/${encodeURIComponent(shopCode.value)}`, place)
})
byId('send-exchanged').addEventListener('click', () => void act('POST', 'exchanges/send'))
byId('reset').addEventListener('click', () => {
  if (confirm('重置商城？Reset the shop?')) void act('POST', 'reset')
})
void show()
setInterval(() => {
  if (!document.hidden) void show()
}, 2000)
