jest.mock('@/platform/album', () => ({ savePicture: jest.fn(() => Promise.resolve(true)) }))

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { Viewer } from '@/features/product/detail/Viewer.h5'
import { savePicture } from '@/platform/album'

afterEach(cleanup)

test('the picture that is looked at can be saved', () => {
  const pictures = ['/storage/pictures/a.svg', '/storage/pictures/b.svg']
  render(createElement(Viewer, { pictures, at: 1, onClose: jest.fn() }))
  fireEvent.click(screen.getByRole('button', { name: '保存图片' }))
  expect(savePicture).toHaveBeenCalledWith('/storage/pictures/b.svg')
})
