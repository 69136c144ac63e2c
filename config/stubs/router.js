// Taro's own parts of the start, evaluated in a task of their own before the app's.
import '@tarojs/taro'
import '@tarojs/router'
