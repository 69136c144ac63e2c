import sharp from 'sharp'

/** A photograph that staff would take: a machine's plate with a dent, and a drop below it. */
export const staffPhoto = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
      <rect width="640" height="480" fill="#cfd6de"/>
      <rect x="110" y="90" width="420" height="230" rx="18" fill="#5b6672"/>
      <rect x="150" y="130" width="220" height="60" rx="8" fill="#2f3740"/>
      <circle cx="450" cy="160" r="34" fill="#8fa0b2"/>
      <ellipse cx="330" cy="270" rx="90" ry="18" fill="#3d4651"/>
      <path d="M320 340 q-26 44 0 62 q26 -18 0 -62" fill="#d98324"/>
    </svg>`)
  )
    .png()
    .toBuffer()
