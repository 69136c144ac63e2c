/** Rich text that wants to be larger than its page. `words` stands where each has its text. */
const words = '字'
const style = (value: string, tag = 'p') => `<${tag} style="${value}">${words}</${tag}>`

export const hostileSizes: readonly string[] = [
  ...['9999rem', '9999em', '99999px', '9999vw', '9999vh', '999999%', '9999cm', '9999in', '9999pt', '9999ch'].flatMap(
    (size) =>
      [
        ...['font-size', 'line-height', 'width', 'min-width', 'height', 'min-height', 'letter-spacing', 'text-indent'],
        ...['padding', 'margin', 'margin-top', 'border-width', 'vertical-align', 'outline-width', 'tab-size']
      ].map((property) => style(`${property}:${size}`))
  ),
  style('line-height:99999'),
  style('font:9999rem/9999 serif'),
  style('font-size:calc(9999rem)'),
  style('font-size:clamp(1px, 9999rem, 99999px)'),
  style('font-size:9999\\72 em'),
  style('f\\6fnt-size:9999rem'),
  style('FONT-SIZE:9999REM'),
  style('font-size:9999re/**/m'),
  style('margin-top:-9999px'),
  style('margin-left:-9999rem'),
  style('position:absolute;top:-9999px;left:0'),
  style('position:fixed;inset:0'),
  style('transform:scale(999)'),
  style('zoom:999'),
  style('columns:9999'),
  style('aspect-ratio:1/9999;width:100%'),
  `<font size="7">${words}</font>`,
  `<big>${'<big>'.repeat(40)}${words}`,
  `${'<h1>'.repeat(45)}${words}${'</h1>'.repeat(45)}`,
  `${'<h1><div>'.repeat(24)}${words}${'</div></h1>'.repeat(24)}`,
  `<h1><table><tr><td></h1><h1><table><tr><td></h1><h1><table><tr><td></h1><h1>${words}</h1></td></tr></table></td></tr></table></td></tr></table></h1>`,
  `${'<span style="font-size:3em">'.repeat(45)}${words}${'</span>'.repeat(45)}`,
  `${'<span style="font-size:300%;line-height:3">'.repeat(45)}${words}${'</span>'.repeat(45)}`,
  `${'<sup>'.repeat(45)}${words}${'</sup>'.repeat(45)}`,
  `${'<ul><li>'.repeat(20)}${words}${'</li></ul>'.repeat(20)}`,
  `${'<blockquote>'.repeat(45)}${words}${'</blockquote>'.repeat(45)}`,
  `<table width="99999" height="99999" border="9999" cellpadding="9999" cellspacing="9999"><tr height="99999"><td width="99999" height="99999" colspan="20" rowspan="20">${words}</td></tr></table>`,
  `<img src="/storage/nothing.png" width="9999" height="9999" alt="${words}">`,
  `<img src="/storage/nothing.png" height="2000" alt="${words}">`,
  `<hr size="99999" width="99999">`,
  `<pre>${words.repeat(500)}</pre>`,
  `<p>${'x'.repeat(1000)}</p>`
]
