jest.mock('@/platform/album', () => ({ savePicture: jest.fn(() => Promise.resolve(true)) }))

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { Viewer } from '@/features/product/detail/gallery/Viewer.h5'
import { savePicture } from '@/platform/album'

afterEach(cleanup)

test('the picture that is looked at can be saved, and not as a drawing', () => {
  const pictures = ['/storage/pictures/a.svg', '/storage/pictures/b.svg']
  const files = ['/storage/pictures/a.png', '/storage/pictures/b.png']
  render(createElement(Viewer, { pictures, files, start: 1, onClose: jest.fn() }))
  fireEvent.click(screen.getByRole('button', { name: '保存图片' }))
  expect(savePicture).toHaveBeenCalledWith('/storage/pictures/b.png')
})
